/** Compares paths with globs as plans and policies write them. A glob without wildcards also covers what lies below it, `[id]` and
 *  `(group)` also stand for folders of these names, and a glob that starts with `!` takes paths out again. In: trusted globs,
 *  untrusted paths. Out: for each path whether the globs have it, or why they cannot be used. Throws: never. */
export type MatchPaths = (
  globs: readonly string[],
  paths: readonly string[],
) =>
  | { readonly kind: "matched"; readonly isMatched: readonly boolean[] }
  | { readonly kind: "unusable"; readonly detail: string };
