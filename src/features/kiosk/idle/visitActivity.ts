/** Not scroll: a carousel does that by itself. A finger's or a wheel's own events say it for them. */
const INPUTS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'touchmove',
  'wheel',
  'keydown',
  'input',
] as const;

/** Marks what ends a visit on purpose: a touch on it is not a wish to stay. */
export const ENDS_VISIT = { 'data-ends-visit': '' };

/** Calls back at any sign of a person; answers with a way to stop. */
export function onActivity(callback: () => void): () => void {
  const listen = (event: Event) => {
    const isEnding = event.target instanceof Element && event.target.closest('[data-ends-visit]') !== null;
    if (!isEnding) callback();
  };
  for (const name of INPUTS) window.addEventListener(name, listen, { capture: true, passive: true });
  return () => {
    for (const name of INPUTS) window.removeEventListener(name, listen, { capture: true });
  };
}
