/** The settings as HTML. */
export function settingsPage(settings) {
  return `<h1>Settings</h1>
<form method="post">
  <label>Name <input name="name" value="${escape(settings.get("name"))}"></label>
  <button>Save</button>
</form>`;
}

function escape(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
