export interface MemoryState {
  /** Bytes that all processes of the app use. */
  bytes: number;
  ceiling: number;
  /** 0 to 23, local time. */
  hour: number;
  /** The hours [from, to) during which the showroom is closed; they may span midnight. */
  quietHours: readonly [number, number];
  isVisitOpen: boolean;
}

/** Above this multiple of the ceiling the restart does not wait for the quiet hours: the machine would start to swap. */
const URGENT_FACTOR = 1.5;

function isQuiet(hour: number, [from, to]: readonly [number, number]): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** True when the app must restart because of its memory. Never true during a visit. */
export function shouldRestart({ bytes, ceiling, hour, quietHours, isVisitOpen }: MemoryState): boolean {
  if (isVisitOpen || bytes <= ceiling) return false;
  return bytes > ceiling * URGENT_FACTOR || isQuiet(hour, quietHours);
}
