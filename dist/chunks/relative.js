// src/publish/relative.ts
/** A path as seen from a folder, with `/`; a path outside it keeps its last part only, since where things lie on the machine is
*  nobody's business. */
function relativeTo(folder, path) {
	const root = `${withSlashes(folder).replace(/\/+$/, "")}/`;
	const full = withSlashes(path);
	return full.startsWith(root) ? full.slice(root.length) : full.split("/").at(-1) ?? "";
}
function withSlashes(path) {
	return path.replaceAll("\\", "/");
}

export { relativeTo as t };