/** A part of a page that comes after others. */
export interface Turn {
  hasCome: () => boolean;
  /** Settles when it comes; who asks first stands first in line. */
  come: () => Promise<void>;
  /** Now, if anyone waits for it. */
  hurry: () => void;
}

/** Whoever acts is answered: from the first press or key on, nothing waits. */
const acts = ['pointerdown', 'mousedown', 'click', 'keydown', 'focusin', 'popstate'] as const;

/** A line of its own: one a page. On a server nothing waits. */
export function makeLine(): () => Turn {
  const line: (() => void)[] = [];
  let isOver = typeof window === 'undefined';
  let isListening = false;

  function callNext(): void {
    line.shift()?.();
    if (line.length > 0) setTimeout(callNext);
  }

  function callAll(): void {
    isOver = true;
    for (const act of acts) window.removeEventListener(act, callAll, true);
    for (const call of line.splice(0)) call();
  }

  function listen(): void {
    if (isListening || isOver) return;
    isListening = true;
    for (const act of acts) window.addEventListener(act, callAll, true);
  }

  function join(call: () => void): void {
    line.push(call);
    if (line.length === 1) setTimeout(callNext);
  }

  return () => {
    listen();
    let isCalled = false;
    let coming: Promise<void> | null = null;
    let call = () => {};
    return {
      hasCome: () => isOver || isCalled,
      come() {
        coming ??= new Promise((resolve) => {
          call = () => {
            isCalled = true;
            resolve();
          };
          join(call);
        });
        return coming;
      },
      hurry: () => call(),
    };
  };
}

/** Turns come one by one, each in a task of its own, between which the browser answers and paints. */
export const makeTurn = makeLine();
