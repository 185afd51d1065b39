/** Input events caused by a person. `scroll` is excluded, because a carousel scrolls automatically. */
const INPUT_EVENTS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'touchmove',
  'wheel',
  'keydown',
  'input',
] as const;

/** Attribute of the elements that end a visit. Input on them does not count as activity. */
export const ENDS_VISIT = { 'data-ends-visit': '' };

/** Calls the callback on any user input. Returns a function that removes the listeners. */
export function onActivity(callback: () => void): () => void {
  const listen = (event: Event) => {
    const isEnding = event.target instanceof Element && event.target.closest('[data-ends-visit]') !== null;
    if (!isEnding) callback();
  };
  for (const name of INPUT_EVENTS) window.addEventListener(name, listen, { capture: true, passive: true });
  return () => {
    for (const name of INPUT_EVENTS) window.removeEventListener(name, listen, { capture: true });
  };
}
