import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/**
 * What a test file may leave to the next file of its process: timers, listeners and changed properties. Each function returns one
 * that ends what is left and names it. Packages keep state in their timers and listeners, so theirs stay.
 */

const thisFile = fileURLToPath(import.meta.url);
const root = dirname(dirname(thisFile));

/** Returns file and line of the code that called this file, null for a package. */
function findCaller(): string | null {
  const frames = new Error('read for its stack').stack?.split('\n').slice(1) ?? [];
  const caller = frames.find((frame) => !frame.includes(thisFile)) ?? '';
  const [, file = '', line = ''] = /(\/[^():]+):(\d+):\d+\)?$/.exec(caller) ?? [];
  if (!file.startsWith(`${root}/`) || file.includes('/node_modules/')) return null;
  return `${relative(root, file)}:${line}`;
}

export function watchTimers(): () => string[] {
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  const left = new Map<unknown, string>();
  // Node's functions have properties, for util.promisify.
  const watch = (name: string, schedule: typeof setTimeout | typeof setInterval, isOnce: boolean) =>
    Object.assign((callback: (...values: unknown[]) => void, ...rest: unknown[]) => {
      const run = (...values: unknown[]) => {
        if (isOnce) left.delete(timer);
        callback(...values);
      };
      const timer: unknown = Reflect.apply(schedule, globalThis, [run, ...rest]);
      const caller = findCaller();
      if (caller) left.set(timer, `${name} of ${caller}`);
      return timer;
    }, schedule);
  const forget = (clear: typeof clearTimeout) => (timer?: NodeJS.Timeout) => {
    left.delete(timer);
    clear(timer);
  };
  Object.assign(globalThis, {
    setTimeout: watch('setTimeout', setTimeout, true),
    setInterval: watch('setInterval', setInterval, false),
    clearTimeout: forget(clearTimeout),
    clearInterval: forget(clearInterval),
  });
  return () => {
    Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
    for (const timer of left.keys()) clearTimeout(timer as NodeJS.Timeout);
    return [...left.values()];
  };
}

type Listen = EventTarget['addEventListener'];

/** name: what messages call the target */
export function watchListeners(target: EventTarget, name: string): () => string[] {
  const { addEventListener, removeEventListener } = target;
  const left: { listener: Parameters<Listen>; caller: string }[] = [];
  target.addEventListener = ((...listener: Parameters<Listen>) => {
    const caller = findCaller();
    const [, , options] = listener;
    const endsItself = typeof options === 'object' && (options.once || options.signal);
    if (caller && !endsItself) left.push({ listener, caller });
    addEventListener.apply(target, listener);
  }) as Listen;
  target.removeEventListener = ((...removed: Parameters<Listen>) => {
    const index = left.findIndex(
      ({ listener: [type, callback] }) => type === removed[0] && callback === removed[1],
    );
    if (index >= 0) left.splice(index, 1);
    removeEventListener.apply(target, removed);
  }) as Listen;
  return () => {
    Object.assign(target, { addEventListener, removeEventListener });
    for (const { listener } of left) removeEventListener.apply(target, listener);
    return left.map(({ listener: [type], caller }) => `listener for ${type} on ${name} of ${caller}`);
  };
}

/** Markers of React and jsdom. */
const isMarker = (key: string | symbol) => typeof key === 'symbol' || key.startsWith('_react');

/** objects: by the names that messages call them */
export function watchProperties(objects: Record<string, object>): () => string[] {
  const before = Object.entries(objects).map(
    ([name, object]) => [name, object, Object.getOwnPropertyDescriptors(object)] as const,
  );
  return () =>
    before.flatMap(([name, object, old]) => {
      const now: PropertyDescriptorMap = Object.getOwnPropertyDescriptors(object);
      const changed = [...new Set([...Reflect.ownKeys(old), ...Reflect.ownKeys(now)])].filter(
        (key) =>
          !isMarker(key) &&
          (['value', 'get', 'set'] as const).some((part) => old[key]?.[part] !== now[key]?.[part]),
      );
      for (const key of changed) {
        const descriptor = old[key];
        if (descriptor) Object.defineProperty(object, key, descriptor);
        else Reflect.deleteProperty(object, key);
      }
      return changed.map((key) => `${String(key)} of ${name}`);
    });
}

/** Reports what a file left behind. It has ended, so that no later file depends on it. */
export function nameLeftovers(names: string[]): void {
  if (names.length === 0) return;
  const file = relative(root, expect.getState().testPath ?? '');
  console.warn(`${file} left behind: ${[...new Set(names)].join(', ')}`);
}
