export interface MemoryState {
  /** Of all processes of the app. */
  bytes: number;
  ceiling: number;
  /** 0 to 23, of the store's day. */
  hour: number;
  /** Hours during which the store is closed, from to up to; may go over midnight. */
  quietHours: readonly [number, number];
  isVisited: boolean;
}

/** Beyond that it does not wait for the night: the machine would start to swap. */
const URGENT = 1.5;

function isQuiet(hour: number, [from, to]: readonly [number, number]): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Whether to start anew now: never under a shopper's finger, out of hours once the ceiling is passed. */
export function mustRestart({ bytes, ceiling, hour, quietHours, isVisited }: MemoryState): boolean {
  if (isVisited || bytes <= ceiling) return false;
  return bytes > ceiling * URGENT || isQuiet(hour, quietHours);
}
