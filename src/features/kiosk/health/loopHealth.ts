/** What the loop knows of its own health, for the heartbeat and the shell's watch. */
let lastFrameAt = performance.now();
let isCovered = false;
const quarantined = new Set<string>();

export const framePresented = (): void => {
  lastFrameAt = performance.now();
};
/** A shopper's screen covers the loop, or has gone. */
export function loopCovered(next: boolean): void {
  isCovered = next;
  framePresented();
}
/** Milliseconds since something new was on the screen; null while nothing has to be. */
export const frameAgeMs = (): number | null =>
  isCovered || document.hidden ? null : Math.round(performance.now() - lastFrameAt);

/** A clip that failed three times, or works again. */
export function markQuarantine(videoId: string, isOut: boolean): void {
  if (isOut) quarantined.add(videoId);
  else quarantined.delete(videoId);
}
export const inQuarantine = (): string[] => [...quarantined];
