/** The settings as HTML. */
export function settingsPage(settings) {
  const checked = settings.get("digest") === "on" ? " checked" : "";
  return `<h1>Settings</h1>
<form method="post">
  <label>Name <input name="name" value="${escape(settings.get("name"))}"></label>
  <label><input type="checkbox" name="digest"${checked}> Weekly digest</label>
  <button>Save</button>
</form>`;
}

function escape(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
