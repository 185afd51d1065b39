/**
 * Calls `start` once the page's first screen has been painted with its high-priority image, at the first input, or after `limitMs`. Scripts
 * loaded earlier would compete with that image for a phone's bandwidth; so would lazy images next to it, which are hidden until then
 * (src/ui/base.css).
 */
export function startAfterPaint(start: () => void, limitMs: number, hasPicture: boolean): void {
  const { dataset } = document.documentElement;
  const inputs = ['pointerdown', 'keydown'];
  /** An image smaller than a text on the page has no performance entry of its own. */
  const entryLimitMs = 300;
  let isStarted = false;
  const startOnce = () => {
    if (isStarted) return;
    isStarted = true;
    delete dataset.firstPicture;
    for (const name of inputs) document.removeEventListener(name, startOnce, true);
    start();
  };
  const type = hasPicture ? 'largest-contentful-paint' : 'paint';
  const hasEntries = window.PerformanceObserver?.supportedEntryTypes?.includes(type);
  /** A frame appears on the display some time after its callbacks; the browser then reports an entry. */
  const startAfterEntry = (picture: Element | null) => {
    const isPainted = (entry: PerformanceEntry & { element?: Element | null }) =>
      !picture || entry.element === picture;
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(isPainted)) startOnce();
    });
    observer.observe({ type, buffered: true });
    if (picture) setTimeout(startOnce, entryLimitMs);
  };
  const startAfterFrame = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(startOnce)));
  if (hasPicture) dataset.firstPicture = '';
  document.addEventListener('DOMContentLoaded', () => {
    for (const name of inputs) document.addEventListener(name, startOnce, true);
    setTimeout(startOnce, limitMs);
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    const startWhenPainted = () => (hasEntries ? startAfterEntry(picture) : startAfterFrame());
    if (!picture || picture.complete) {
      startWhenPainted();
      return;
    }
    picture.addEventListener('load', startWhenPainted);
    picture.addEventListener('error', startWhenPainted);
  });
}
