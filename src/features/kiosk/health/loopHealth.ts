/** What the loop knows of its own health, for the heartbeat and the shell's watch. */
let lastFrameAt = performance.now();
const quarantined = new Set<string>();

export const framePresented = (): void => {
  lastFrameAt = performance.now();
};
/** Milliseconds since something new was on the screen. */
export const frameAgeMs = (): number => Math.round(performance.now() - lastFrameAt);

/** A clip that failed three times, or works again. */
export function markQuarantine(videoId: string, isOut: boolean): void {
  if (isOut) quarantined.add(videoId);
  else quarantined.delete(videoId);
}
export const inQuarantine = (): string[] => [...quarantined];
