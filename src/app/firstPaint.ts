/** How long a page may stay unpainted before its code goes on regardless, in milliseconds. */
const PATIENCE = 1000;

/** Settles once the page that arrived rendered has been shown; at once when there is nothing to show, or nobody looks. */
export function firstPaint(): Promise<void> {
  const isRendered = document.getElementById('root')?.firstElementChild;
  if (!isRendered || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE);
  });
}
