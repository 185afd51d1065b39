import { createHash } from 'node:crypto';
import { availableParallelism, loadavg, totalmem } from 'node:os';

const GIB = 2 ** 30;
const block = Buffer.alloc(2 ** 20, 'storefront');

/** Milliseconds that this machine takes for a fixed amount of work: hashing 256 MiB and sorting 400,000 numbers. */
function measureFixedWork() {
  const started = performance.now();
  const hash = createHash('sha256');
  for (let count = 0; count < 256; count++) hash.update(block);
  hash.digest();
  let seed = 1;
  const numbers = Array.from({ length: 400_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  });
  numbers.sort((a, b) => a - b);
  return performance.now() - started;
}

/** Load average of the last minute. */
export const readLoad = () => loadavg()[0].toFixed(1);

/** One line that describes how fast this machine is and how busy it was before the tests. */
export function describeMachine() {
  const load = readLoad();
  const memory = (totalmem() / GIB).toFixed(0);
  return `Machine: ${availableParallelism()} cores, ${memory} GiB, load ${load}, fixed work ${measureFixedWork().toFixed(0)} ms`;
}
