/** How long a page may stay unpainted before what waits goes on regardless, in milliseconds. */
const PATIENCE = 1000;

let isLeaving = false;
const waiting = new Set<() => void>();

if (typeof window !== 'undefined') {
  // A page that goes paints no more, and what waits has this last moment.
  addEventListener('pagehide', () => {
    isLeaving = true;
    for (const goOn of waiting) goOn();
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
}

/** Settles once what the page now is has been shown; at once when nobody looks or the page is left. */
export function painted(): Promise<void> {
  if (document.hidden || isLeaving) return Promise.resolve();
  return new Promise((resolve) => {
    const goOn = () => {
      waiting.delete(goOn);
      resolve();
    };
    waiting.add(goOn);
    requestAnimationFrame(() => setTimeout(goOn));
    setTimeout(goOn, PATIENCE);
  });
}
