/**
 * Calls `start` once the page's first screen is on the display with its picture of high priority, at the first input, or after
 * `limitMs`. Scripts that load earlier would share a phone's line with that picture; so would the lazy pictures beside it,
 * which are out of the way until then (src/ui/base.css).
 */
export function startAfterPaint(start: () => void, limitMs: number, hasPicture: boolean): void {
  const { dataset } = document.documentElement;
  const inputs = ['pointerdown', 'keydown'];
  /** A picture that is smaller than a text of the page has no entry of its own. */
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
  /** A frame is on the display some time after its callbacks; the browser then reports an entry. */
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
