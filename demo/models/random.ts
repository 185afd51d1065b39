/** Seeded random numbers in [0, 1): the same seed gives the same picture on every machine (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth waves over three axes, about -1 to 1: cheap irregularity for cushions and cloth. */
export function wobble(seed: number): (x: number, y: number, z: number) => number {
  const next = random(seed);
  const waves = Array.from(
    { length: 4 },
    () => [next() * 6.28, 0.6 + next(), 0.6 + next(), 0.6 + next()] as const,
  );
  return (x, y, z) => {
    let sum = 0;
    for (const [phase, a, b, c] of waves) sum += Math.sin(phase + a * x + b * y + c * z);
    return sum / 3;
  };
}
