import { useEffect } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';
const ENTRY = 'li, tr, th, td, article, [role=listitem], [role=row]';

/** The focused element and its ancestors, each with its place among its siblings. */
type Place = { element: Element; index: number }[];

function placeOf(element: Element): Place {
  const place: Place = [];
  for (let one: Element | null = element; one; one = one.parentElement)
    place.push({ element: one, index: [...(one.parentElement?.children ?? [])].indexOf(one) });
  return place;
}

const isUsable = (element: Element) =>
  element instanceof HTMLElement &&
  element.tabIndex >= 0 &&
  !element.closest('[hidden], [inert], [aria-hidden=true]');

const firstIn = (element: Element | undefined): HTMLElement | null => {
  const all = element ? [element, ...element.querySelectorAll(FOCUSABLE)] : [];
  return (all.find((one) => one.matches(FOCUSABLE) && isUsable(one)) as HTMLElement | undefined) ?? null;
};

/** The control of the entry that took the place of a removed one, else of the entry before, else the heading of the page's part. */
function neighbourOf(place: Place): HTMLElement | null {
  const at = place.findIndex(({ element }) => element.isConnected);
  const removed = place[at - 1];
  const parent = place[at]?.element;
  if (!removed || !parent || !place.slice(0, at).some(({ element }) => element.matches(ENTRY))) return null;
  const siblings = [...parent.children];
  const next = removed.element.matches(ENTRY) ? siblings.slice(removed.index) : [];
  const before = removed.element.matches(ENTRY) ? siblings.slice(0, removed.index).reverse() : [];
  const found = [...next, ...before].map(firstIn).find((element) => element !== null);
  if (found) return found;
  const part = parent.closest('[role=dialog], section, main') ?? document.body;
  const heading = part.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

/**
 * When the focused control disappears with its entry of a list or table, a browser moves the focus to the body, and someone
 * with a keyboard starts again at the top of the page. Moves it to the neighbouring entry. Mount it once in an app.
 */
export function useFocusAfterRemoval(): void {
  useEffect(() => {
    let place: Place = [];
    let path = location.pathname;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      // A question before a removal is asked in a dialog; the entry is the one that it was opened from.
      const isQuestion =
        target.closest('[role=alertdialog], [role=dialog], dialog') && !target.closest(ENTRY);
      if (isQuestion && place[0]?.element.closest(ENTRY)) return;
      place = placeOf(target);
      path = location.pathname;
    };
    const restore = () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (!isLost || place[0]?.element.isConnected !== false || path !== location.pathname) return;
      neighbourOf(place)?.focus();
    };
    const observer = new MutationObserver(() => {
      // After the effects of the change, which may move the focus on purpose.
      if (place[0]?.element.isConnected === false) requestAnimationFrame(restore);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
