/** How long a page may stay unpainted before what waits goes on regardless, in milliseconds. */
const PATIENCE = 1000;

/** Settles once what the page now is has been shown; at once when nobody looks. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE);
  });
}
