/** The desk also refetches lists automatically. Only requests within this time after an input count as use of the session. */
const USE_MS = 5 * 60_000;

let inputAt = Date.now();

/** Starts recording user input. */
export function watchInput(): void {
  const note = () => {
    inputAt = Date.now();
  };
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, note, { capture: true, passive: true });
}

export const isIdle = (): boolean => Date.now() - inputAt > USE_MS;
