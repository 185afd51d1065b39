/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return state;
}

/** A generator of numbers in [0, 1) by mulberry32. The same seed gives the same numbers on every machine. */
export function random(seed: number | string): () => number {
  let state = (typeof seed === 'string' ? hash(seed) : seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random item. @throws Error when there are none */
export function pick<T>(next: () => number, items: readonly T[]): T {
  const item = items[Math.floor(next() * items.length)];
  if (item === undefined) throw new Error('pick needs at least one item.');
  return item;
}

/** A copy of the items in random order. */
export function shuffle<T>(next: () => number, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, rank: next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** Smooth noise in three dimensions, about -1 to 1, for irregularities of cushions and cloth. */
export function smoothNoise(seed: number): (x: number, y: number, z: number) => number {
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
