/** Offset above the target of an in-page link, in px (docs/spec/05 §4). */
export const JUMP_OFFSET = 200;

/** Opens the accordions and other sections around an element, as a browser does for a jump of its own. */
function openAround(element: Element): void {
  for (let section = element.closest('details'); section; ) {
    section.open = true;
    section = section.parentElement?.closest('details') ?? null;
  }
}

/** Scrolls to the element with the id, JUMP_OFFSET below the top. Returns false if there is no such visible element. */
export function scrollToAnchor(id: string): boolean {
  const element = document.getElementById(id);
  if (!element || element.closest('[hidden]')) return false;
  openAround(element);
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = element.getBoundingClientRect().top + window.scrollY - JUMP_OFFSET;
  window.scrollTo({ top, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  return true;
}

/** The same for a click on a link to the element: the keyboard and screen readers go on from there, too. */
export function jumpToAnchor(id: string): boolean {
  if (!scrollToAnchor(id)) return false;
  const element = document.getElementById(id);
  if (element && element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
  return true;
}
