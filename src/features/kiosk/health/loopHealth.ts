/**
 * Health of the play loop, for the heartbeat to the kiosk service and the shell's watchdog. Module state instead of a
 * slice: the slots record up to 60 frames a second outside React, and no component renders it.
 */
let lastFrameAt = performance.now();
let isCovered = false;
let shownVideoId = '';
const quarantined = new Set<string>();

export const markFramePresented = (): void => {
  lastFrameAt = performance.now();
};
/** Records whether a visit covers the loop. */
export function setLoopCovered(next: boolean): void {
  isCovered = next;
  markFramePresented();
}
/** Records which clip is on the screen; '' for the built-in clip. */
export const setShownVideo = (videoId: string): void => {
  shownVideoId = videoId;
};
export const currentVideoId = (): string => shownVideoId;
/** Milliseconds since the last presented frame; null while the loop is covered or hidden and needs no frames. */
export const frameAgeMs = (): number | null =>
  isCovered || document.hidden ? null : Math.round(performance.now() - lastFrameAt);

/** Records that a clip was quarantined, or plays again. */
export function setQuarantined(videoId: string, isQuarantined: boolean): void {
  if (isQuarantined) quarantined.add(videoId);
  else quarantined.delete(videoId);
}
/** Replaces the quarantined clips by those of another playlist. */
export function replaceQuarantined(videoIds: readonly string[]): void {
  quarantined.clear();
  for (const id of videoIds) quarantined.add(id);
}
export const quarantinedVideoIds = (): string[] => [...quarantined];
