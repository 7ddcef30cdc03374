/** Stops with a bug report when a closed union got a member that the caller does not handle. */
export function assertNever(value: never, what: string): never {
  throw new Error(`unhandled ${what}: ${JSON.stringify(value)}`);
}

/** Stops with a bug report when something that must hold does not. */
export function assert(condition: unknown, message: string): asserts condition {
  if (condition === false || condition === undefined || condition === null)
    throw new Error(`assertion failed: ${message}`);
}
