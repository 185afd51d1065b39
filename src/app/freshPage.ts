/** Everything on the page gets its exact place, from now on. */
const layOutWhole = () => document.documentElement.removeAttribute('data-fresh');

/**
 * Of a page that just arrived, bands out of sight are laid out when they come near (ui/base.css), and take a guessed
 * height until then. Whoever comes back to a place, jumps to one or leaves for another page needs the true heights.
 */
export function settleFreshPage(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || window.location.hash !== '') {
    layOutWhole();
    return;
  }
  const settle = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a, form')) layOutWhole();
  };
  document.addEventListener('click', settle, true);
  document.addEventListener('submit', layOutWhole, { capture: true, once: true });
  window.addEventListener('popstate', layOutWhole, { once: true });
}
