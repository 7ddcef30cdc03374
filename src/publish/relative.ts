/** A path as seen from a folder, with `/`; a path outside it keeps its last part only, since where things lie on the machine is
 *  nobody's business. */
export function relativeTo(folder: string, path: string): string {
  const root = `${withSlashes(folder).replace(/\/+$/, "")}/`;
  const full = withSlashes(path);
  return full.startsWith(root) ? full.slice(root.length) : (full.split("/").at(-1) ?? "");
}

function withSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}
