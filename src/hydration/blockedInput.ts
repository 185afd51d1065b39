import { repeatable } from './repeatable';

/** Milliseconds between two attempts. */
const WAIT_MS = 50;

/** Attempts within 10 s. Code that has not loaded by then is loaded when the network returns (lazyPart.ts). */
const MOST_ATTEMPTS = 200;

/**
 * Repeats input on a part that can't hydrate yet because its code is loading. React hydrates such a part before it handles a click, but if
 * that has to wait, React stops and drops the click. Call it right after `hydrateRoot`, so that React's listeners on the same element run
 * first.
 */
export function repeatBlockedInput(root: Element): void {
  const attempts = new WeakMap<Element, number>();
  const repeatBlocked = (event: Event) => {
    const input = repeatable(event);
    if (!input) return;
    const { control, repeat } = input;
    const attempt = attempts.get(control) ?? 0;
    // `cancelBubble` is true if propagation was stopped. Our own handlers that stop a click (useCarousel) also prevent its default.
    const isBlocked = event.cancelBubble && !event.defaultPrevented;
    if (!isBlocked || attempt === MOST_ATTEMPTS) {
      attempts.delete(control);
      return;
    }
    event.preventDefault();
    // A shopper who clicks again while the first click is waiting only wants it once.
    if (event.isTrusted && attempt > 0) return;
    attempts.set(control, attempt + 1);
    setTimeout(() => {
      if (control.isConnected) repeat();
    }, WAIT_MS);
  };
  root.addEventListener('click', repeatBlocked, true);
  root.addEventListener('change', repeatBlocked, true);
}
