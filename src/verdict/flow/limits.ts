/** Bounds of one expression, and of a gate. They keep every later step linear and every recursion shallow. */
export const LIMITS = {
  /** UTF-8 bytes of the text of an expression in YAML. */
  sourceBytes: 16 * 1024,
  /** UTF-8 bytes of a gate in the gate language. */
  programBytes: 256 * 1024,
  /** Levels of the tree, and brackets open at the same time. */
  depth: 64,
  /** Parts of the tree. */
  nodes: 2_000,
  /** Nodes that one evaluation may visit. */
  steps: 10_000,
} as const;
