/** The desk also reads lists again by itself. Only what it sends within this time of an input is use of the session. */
const USE_MS = 5 * 60_000;

let inputAt = Date.now();

/** Notes from now on when somebody touches the desk. */
export function watchInput(): void {
  const note = () => {
    inputAt = Date.now();
  };
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, note, { capture: true, passive: true });
}

export const isIdle = (): boolean => Date.now() - inputAt > USE_MS;
