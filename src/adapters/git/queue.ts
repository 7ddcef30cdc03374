/** Does one thing after the other, in the order they came; a failure stops nothing. */
export function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result.catch(() => null);
    return result;
  };
}
