/** Durations in milliseconds. cpu: processor time per run, which other processes on the machine do not affect. */
export interface Measurement {
  name: string;
  p50: number;
  p95: number;
  cpu: number;
  runs: number;
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

/** Measures a function over sequential runs; the first `warmUp` runs are ignored. */
export async function measure(
  name: string,
  call: (run: number) => Promise<unknown>,
  { runs = 200, warmUp = 20 } = {},
): Promise<Measurement> {
  const times: number[] = [];
  let before = process.cpuUsage();
  for (let run = 0; run < warmUp + runs; run += 1) {
    if (run === warmUp) before = process.cpuUsage();
    const started = performance.now();
    await call(run);
    if (run >= warmUp) times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(before);
  const sorted = times.sort((a, b) => a - b);
  return {
    name,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    cpu: (user + system) / 1000 / runs,
    runs,
  };
}
