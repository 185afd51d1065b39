/** Safari has no idle callbacks; a second after the page is quiet enough. */
const FALLBACK_MS = 1000;

/** Calls back when the browser has nothing better to do; answers with a way to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = window.setTimeout(work, FALLBACK_MS);
  return () => window.clearTimeout(timer);
}

/** Calls back once the page and all of its pictures and code are there and the browser is idle. */
export function whenUsable(work: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(work);
  let stop = () => window.removeEventListener('load', loaded);
  const loaded = () => {
    stop = whenIdle(work);
  };
  window.addEventListener('load', loaded, { once: true });
  return () => stop();
}
