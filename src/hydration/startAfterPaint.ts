/**
 * Calls `start` once the page's first screen is painted with its picture of high priority, at the first input, or after
 * `limitMs`. Scripts that load earlier would share a phone's line with that picture; so would the lazy pictures beside it,
 * which are hidden until then (src/ui/Picture.module.css). Runs inside the page (inlineStart.ts), so it refers to nothing
 * outside itself.
 */
export function startAfterPaint(start: () => void, limitMs: number, hasPicture: boolean): void {
  const { dataset } = document.documentElement;
  const inputs = ['pointerdown', 'keydown'];
  let isStarted = false;
  const startOnce = () => {
    if (isStarted) return;
    isStarted = true;
    delete dataset.firstPicture;
    for (const name of inputs) document.removeEventListener(name, startOnce, true);
    start();
  };
  // The first frame that contains the picture is painted before the second one begins.
  const startAfterFrame = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(startOnce)));
  if (hasPicture) dataset.firstPicture = '';
  document.addEventListener('DOMContentLoaded', () => {
    for (const name of inputs) document.addEventListener(name, startOnce, true);
    setTimeout(startOnce, limitMs);
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (!picture || picture.complete) {
      startAfterFrame();
      return;
    }
    picture.addEventListener('load', startAfterFrame);
    picture.addEventListener('error', startAfterFrame);
  });
}
