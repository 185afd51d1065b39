/**
 * Megabytes of JavaScript objects. The catalog index is outside of them: the heap after a collection has 95 MB with 6,656 imported products,
 * and 12 MB more with 250,000 (docs/performance.md). The rest is room for requests.
 */
const heapOf = ({ SERVER_HEAP_MB }) => SERVER_HEAP_MB || '256';

/** Node's options for the server. Without a limit V8 lets garbage lie until gigabytes are full (docs/performance.md). */
export const memoryOptions = (env) => [`--max-old-space-size=${heapOf(env)}`, '--max-semi-space-size=8'];

/**
 * Settings of the C library. Without the first each thread that compresses keeps freed memory for itself; without the others the
 * library stops to return large blocks to the system once some have been freed.
 */
export const memoryEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
