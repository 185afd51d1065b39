/**
 * What React's server renderer imports from node:async_hooks, for the server entry. React names the current render for hints that a
 * component gives outside of its rendering (preload in an async function); this app gives none there. Node follows every promise of the
 * process as soon as one AsyncLocalStorage runs, which takes 5 % of a rendering.
 */
export class AsyncLocalStorage<T> {
  run<A extends unknown[], R>(_: T, work: (...args: A) => R, ...args: A): R {
    return work(...args);
  }

  getStore(): null {
    return null;
  }
}
