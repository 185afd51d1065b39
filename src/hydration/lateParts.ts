/**
 * Applies what the first paint does not wait for: the page's fonts and its manifest. A tab that has them in its cache applies
 * them at once; any other downloads the fonts of basic Latin first, so that the text is laid out again once and not twice.
 * Runs inside the page (inlineStart.ts), so it refers to nothing outside itself.
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
  document.querySelector('link[data-late]')?.setAttribute('rel', 'manifest');
  const fonts = document.querySelector<HTMLStyleElement>('style[data-late]');
  const download = ({ style }: CSSFontFaceRule) =>
    style.getPropertyValue('unicode-range').startsWith('U+20-7E')
      ? new FontFace(style.getPropertyValue('font-family'), style.getPropertyValue('src')).load()
      : null;
  const downloads = isCachedOnly
    ? []
    : [...(fonts?.sheet?.cssRules ?? [])].map((rule) => download(rule as CSSFontFaceRule));
  const apply = () => fonts?.removeAttribute('media');
  Promise.all(downloads).then(apply, apply);
}
