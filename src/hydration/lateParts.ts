/**
 * Applies what the first paint does not wait for: the page's fonts and its manifest. A tab that has them in its cache applies
 * them at once. Runs inside the page (inlineStart.ts), so it refers to nothing outside itself.
 */
export function applyLateParts(isCachedOnly: boolean): void {
  const key = 'late-parts';
  try {
    if (isCachedOnly && !sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage each page applies them after its first paint.
    if (isCachedOnly) return;
  }
  document.querySelector('style[data-late]')?.removeAttribute('media');
  document.querySelector('link[data-late]')?.setAttribute('rel', 'manifest');
}
