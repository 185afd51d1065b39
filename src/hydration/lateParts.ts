/**
 * Applies what the first paint does not wait for: the page's fonts, its manifest and its icon, whose address stands in the HTML
 * for search engines. A tab that has them in its cache applies them at once; any other downloads the fonts of basic Latin first
 * and applies one per frame, because a new font lays out every text in it again.
 */
export function applyLateParts(isCachedOnly: boolean): void {
  const key = 'late-parts';
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const isLate = () => {
    try {
      if (isCachedOnly && !sessionStorage.getItem(key)) return true;
      sessionStorage.setItem(key, '1');
      return false;
    } catch {
      // Without storage each page applies them after its first paint.
      return isCachedOnly;
    }
  };
  if (isLate()) {
    if (!icon) return;
    icon.dataset.href = icon.getAttribute('href') ?? '';
    icon.href = 'data:,';
    return;
  }
  if (icon?.dataset.href) icon.setAttribute('href', icon.dataset.href);
  delete icon?.dataset.href;
  document.querySelector('link[data-late]')?.setAttribute('rel', 'manifest');
  const element = document.querySelector<HTMLStyleElement>('style[data-late]');
  const applyAll = () => element?.removeAttribute('media');
  const applyOnePerFrame = async () => {
    for (const rule of element?.sheet?.cssRules ?? []) {
      const { style } = rule as CSSFontFaceRule;
      const [family, src, unicodeRange, weight] = ['font-family', 'src', 'unicode-range', 'font-weight'].map(
        (name) => style.getPropertyValue(name),
      ) as [string, string, string, string];
      if (!unicodeRange.startsWith('U+20-7E')) continue;
      document.fonts.add(await new FontFace(family, src, { unicodeRange, weight }).load());
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  };
  if (isCachedOnly) applyAll();
  else applyOnePerFrame().then(applyAll, applyAll);
}
