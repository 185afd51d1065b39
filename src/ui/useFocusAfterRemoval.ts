import { useEffect } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';
const ENTRY = 'li, tr, th, td, article, [role=listitem], [role=row]';

/** The focused element and its ancestors, each with its position among its siblings. */
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

/** Sections of a page; a lost control is not replaced by one in another section. */
const PART = 'main, section, form, header, footer, nav, aside, fieldset, dialog, [role=dialog]';

const controlsIn = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(FOCUSABLE)].filter(
    (one): one is HTMLElement => one.matches(FOCUSABLE) && isUsable(one),
  );

/** The control that replaced a removed or disabled one, or else the nearest one after or before it in its section of the page. */
function controlBeside(place: Place): HTMLElement | null {
  const connected = place.findIndex(({ element }) => element.isConnected);
  for (let at = Math.max(1, connected); at < place.length; at++) {
    const [lost, parent] = [place[at - 1], place[at]?.element];
    if (!lost || !parent?.closest(PART)) return null;
    const siblings = [...parent.children];
    const after = siblings.slice(lost.index).flatMap(controlsIn);
    const before = siblings.slice(0, lost.index).flatMap(controlsIn);
    const found = after[0] ?? before.at(-1);
    if (found) return found;
    if (parent.matches(PART)) return null;
  }
  return null;
}

/** The control of the entry that took the position of a removed one, or else of the previous entry, or else the heading of the section. */
function controlOfEntry(place: Place): HTMLElement | null {
  const at = place.findIndex(({ element }) => element.isConnected);
  const removed = place[at - 1];
  const parent = place[at]?.element;
  if (!removed || !parent || !place.slice(0, at).some(({ element }) => element.matches(ENTRY))) return null;
  const siblings = [...parent.children];
  const next = removed.element.matches(ENTRY) ? siblings.slice(removed.index) : [];
  const before = removed.element.matches(ENTRY) ? siblings.slice(0, removed.index).reverse() : [];
  const found = [...next, ...before].map((entry) => controlsIn(entry)[0]).find(Boolean);
  if (found) return found;
  const part = parent.closest('[role=dialog], section, main') ?? document.body;
  const heading = part.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

const INPUTS = ['pointerdown', 'keydown'] as const;

const isLost = ({ element }: Place[number]) => !element.isConnected || element.matches(':disabled');

/**
 * When the focused control disappears or is disabled, a browser moves the focus to the body, and a keyboard user has to start again at the
 * top of the page. This hook moves it to the neighbouring entry of a list or table, or to whatever replaced another keyboard-focused
 * control; after a pointer click no focus is needed. Mount it once in an app.
 */
export function useFocusAfterRemoval(): void {
  useEffect(() => {
    let place: Place = [];
    let isControl = false;
    let isByPointer = false;
    let path = location.pathname;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      // The confirmation of a removal is asked in a dialog; the entry is the one from which the dialog was opened.
      const isQuestion =
        target.closest('[role=alertdialog], [role=dialog], dialog') && !target.closest(ENTRY);
      if (isQuestion && place[0]?.element.closest(ENTRY)) return;
      place = placeOf(target);
      // A heading focused after a navigation does not count.
      isControl = target.matches(FOCUSABLE);
      path = location.pathname;
    };
    const noticeInput = ({ type }: Event) => {
      isByPointer = type === 'pointerdown';
    };
    const restore = () => {
      const [lost] = place;
      const { activeElement, body } = document;
      const isElsewhere = activeElement && activeElement !== body && activeElement !== lost?.element;
      if (isElsewhere || !lost || !isLost(lost) || path !== location.pathname) return;
      const entry = controlOfEntry(place);
      const beside = entry || isByPointer || !isControl ? null : controlBeside(place);
      place = [];
      if (entry) entry.focus();
      else beside?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      // After the effects of the change, which may move the focus intentionally.
      if (place[0] && isLost(place[0])) requestAnimationFrame(restore);
    });
    document.addEventListener('focusin', remember);
    for (const type of INPUTS) document.addEventListener(type, noticeInput, true);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      for (const type of INPUTS) document.removeEventListener(type, noticeInput, true);
      observer.disconnect();
    };
  }, []);
}
