/**
 * Heap limit in megabytes. The catalog index is not part of the heap: after a collection, the heap has 95 MB with 6,656 imported products,
 * and 12 MB more with 250,000 (docs/performance.md). The rest is headroom for requests.
 */
const heapOf = ({ SERVER_HEAP_MB }) => SERVER_HEAP_MB || '256';

/** Node options for the server. Without a limit, V8 does not collect garbage until gigabytes are full (docs/performance.md). */
export const memoryOptions = (env) => [`--max-old-space-size=${heapOf(env)}`, '--max-semi-space-size=8'];

/**
 * Settings of the C library. Without the first, each compressing thread retains freed memory; without the others, the library stops
 * returning large blocks to the system once some have been freed.
 */
export const memoryEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
