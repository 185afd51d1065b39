import { repeatable } from './repeatable';

/** Milliseconds between two attempts. */
const WAIT_MS = 50;

/** Attempts within 10 s. Code that has not loaded by then is loaded when the network returns (lazyPart.ts). */
const MOST_ATTEMPTS = 200;

/** `cancelBubble` is true if propagation was stopped. Our own handlers that stop a click (useCarousel) also prevent its default. */
const isStopped = (event: Event) => event.cancelBubble && !event.defaultPrevented;

/**
 * Calls a listener for events of the page after all listeners of React. React listens on its root and, once a dialog is rendered there, on
 * the body, where it stops a blocked event before it reaches the root.
 */
function listenAfterReact(root: Element, type: string, listener: (event: Event) => void): void {
  const { ownerDocument: page } = root;
  const onBody = (event: Event) => {
    if (isStopped(event) && event.target instanceof Node && root.contains(event.target)) listener(event);
  };
  // A listener that is added again runs last.
  const moveToEnd = () => {
    page.body.removeEventListener(type, onBody, true);
    page.body.addEventListener(type, onBody, true);
  };
  page.addEventListener(type, moveToEnd, true);
  root.addEventListener(type, listener, true);
}

/**
 * Repeats input on a part that can't hydrate yet because its code is loading. React hydrates such a part before it handles a press or a
 * click, but if that has to wait, React stops and drops the event. A click whose press was dropped is repeated with its press, even if the
 * code has arrived in between: a part that hydrates with the click would miss the changed state of a checkbox. Call it right after
 * `hydrateRoot`, so that React's listeners on the same element run first.
 */
export function repeatBlockedInput(root: Element): void {
  const attempts = new WeakMap<Element, number>();
  /** Controls whose latest press was dropped. */
  const pressed = new WeakSet<Element>();

  /** Repeats the event later, instead of the present one. Returns false when the control has had all its attempts. */
  function postpone(event: Event, control: HTMLElement, repeat: () => void): boolean {
    const attempt = attempts.get(control) ?? 0;
    if (attempt === MOST_ATTEMPTS) return false;
    event.preventDefault();
    // A shopper who clicks again while the first click is waiting only wants it once.
    if (event.isTrusted && attempt > 0) return true;
    attempts.set(control, attempt + 1);
    setTimeout(() => {
      if (control.isConnected) repeat();
    }, WAIT_MS);
    return true;
  }

  const notePress = (event: Event) => {
    const control = repeatable(event)?.control;
    if (!control) return;
    if (isStopped(event)) pressed.add(control);
    else pressed.delete(control);
  };

  /** Runs before React's listeners. */
  const holdClick = (event: Event) => {
    const input = repeatable(event);
    if (!input || !pressed.has(input.control)) return;
    if (postpone(event, input.control, input.repeat)) event.stopImmediatePropagation();
    else pressed.delete(input.control);
  };

  const repeatBlocked = (event: Event) => {
    const input = repeatable(event);
    if (!input) return;
    if (!isStopped(event) || !postpone(event, input.control, input.repeat)) attempts.delete(input.control);
  };
  root.ownerDocument.addEventListener('click', holdClick, true);
  for (const type of ['mousedown', 'keydown']) listenAfterReact(root, type, notePress);
  for (const type of ['click', 'change']) listenAfterReact(root, type, repeatBlocked);
}
