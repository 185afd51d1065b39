/**
 * The server marks a page with data-content-visibility: off-screen sections get `content-visibility: auto` and an estimated height
 * (src/ui/base.css). A reload, a history entry, an anchor or a navigation needs the actual heights to restore the scroll position, so each
 * of them removes the mark.
 */
export function limitContentVisibility(): void {
  const renderAllSections = () => document.documentElement.removeAttribute('data-content-visibility');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || window.location.hash !== '') {
    renderAllSections();
    return;
  }
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a, form')) renderAllSections();
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', renderAllSections, { capture: true, once: true });
  window.addEventListener('popstate', renderAllSections, { once: true });
}
