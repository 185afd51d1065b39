/** The position of one deferred part in the hydration queue. */
export interface HydrationSlot {
  /** True once the part may hydrate. */
  isReleased: () => boolean;
  /** Enqueues the part; resolves when it is released. Parts are released in the order of their first call. */
  whenReleased: () => Promise<void>;
  /** Releases the part at once, provided that it is enqueued. */
  release: () => void;
}

/** Input after which every part hydrates at once, so that it is handled without delay. */
const inputEvents = ['pointerdown', 'mousedown', 'click', 'keydown', 'focusin', 'popstate'] as const;

/** Creates an independent queue. On a server every slot is released from the start. */
export function createHydrationQueue(): () => HydrationSlot {
  const queue: (() => void)[] = [];
  let isOpen = typeof window === 'undefined';
  let isListening = false;

  function releaseNext(): void {
    queue.shift()?.();
    if (queue.length > 0) setTimeout(releaseNext);
  }

  function releaseAll(): void {
    isOpen = true;
    for (const event of inputEvents) window.removeEventListener(event, releaseAll, true);
    for (const release of queue.splice(0)) release();
  }

  function listen(): void {
    if (isListening || isOpen) return;
    isListening = true;
    for (const event of inputEvents) window.addEventListener(event, releaseAll, true);
  }

  function enqueue(release: () => void): void {
    queue.push(release);
    if (queue.length === 1) setTimeout(releaseNext);
  }

  return () => {
    listen();
    let isReleased = false;
    let released: Promise<void> | null = null;
    let release = () => {};
    return {
      isReleased: () => isOpen || isReleased,
      whenReleased() {
        released ??= new Promise((resolve) => {
          release = () => {
            isReleased = true;
            resolve();
          };
          enqueue(release);
        });
        return released;
      },
      release: () => release(),
    };
  };
}

/** The page's queue: one part per task, so that the browser handles input and paints between two parts. */
export const createHydrationSlot = createHydrationQueue();
