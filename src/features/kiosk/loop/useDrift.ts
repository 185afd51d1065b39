import { type CSSProperties, useEffect, useState } from 'react';

const STEP_MS = 60_000;
/** The texts are hidden at the start of every tenth step. */
const REST_STEPS = 10;
const REST_MS = 10_000;
const CHECK_MS = 5_000;
/** Distance from the texts' normal position, in px. */
const DISTANCE_PX = 6;
const PLACES = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

/** The position of the loop's texts at a time, and whether they are hidden. now: milliseconds */
export function driftAt(now: number): { x: number; y: number; isResting: boolean } {
  const step = Math.floor(now / STEP_MS);
  const [x, y] = PLACES[step % PLACES.length] ?? [0, 0];
  return {
    x: x * DISTANCE_PX,
    y: y * DISTANCE_PX,
    isResting: step % REST_STEPS === 0 && now % STEP_MS < REST_MS,
  };
}

type Place = ReturnType<typeof driftAt>;

const isSame = (one: Place, other: Place) =>
  one.x === other.x && one.y === other.y && one.isResting === other.isResting;

/** Attributes of an element that drifts and is hidden periodically. */
export interface Drift {
  style: CSSProperties;
  'data-resting': true | undefined;
}

/**
 * Protects a display from burn-in: whatever overlays the clips moves by a few pixels each minute, and is hidden for ten seconds every ten
 * minutes. Touch works at any time.
 */
export function useDrift(): Drift {
  const [drift, setDrift] = useState(() => driftAt(Date.now()));
  useEffect(() => {
    const timer = setInterval(
      () => setDrift((previous) => (isSame(previous, driftAt(Date.now())) ? previous : driftAt(Date.now()))),
      CHECK_MS,
    );
    return () => clearInterval(timer);
  }, []);
  const { x, y, isResting } = drift;
  return { style: { translate: `${x}px ${y}px` }, 'data-resting': isResting || undefined };
}
