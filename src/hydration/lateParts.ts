/** When a page is reloaded, or opened from another page of this shop, the parts are in the browser's cache. */
function isCached(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'navigate' || document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Applies what the first paint does not wait for: the page's fonts, its manifest and its icon, whose URL is in the HTML for search engines.
 * If the browser has them cached, they are applied immediately; otherwise the basic Latin fonts are downloaded first and applied one per
 * frame, because a new font lays out all text in it again.
 */
export function applyLateParts(isCachedOnly: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (isCachedOnly && !isCached()) {
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
