/** Megabytes of JavaScript objects: enough for a catalog of 20,000 products beside the embedded database, or of 250,000 on PostgreSQL. */
const heapOf = ({ SERVER_HEAP_MB, DATABASE_URL }) => SERVER_HEAP_MB || (DATABASE_URL ? '1024' : '384');

/** Node's options for the server. Without a limit V8 lets garbage lie until gigabytes are full (docs/performance.md). */
export const memoryOptions = (env) => [`--max-old-space-size=${heapOf(env)}`, '--max-semi-space-size=16'];

/** Settings of the C library: without it each thread that compresses keeps freed memory for itself. */
export const memoryEnv = { MALLOC_ARENA_MAX: '2' };
