import { expect, it, vi } from 'vitest';
import { watchListeners, watchProperties, watchTimers } from './leftovers.ts';

it('ends and names timers that are left, and forgets those that ran or were cleared', () => {
  vi.useFakeTimers();
  const end = watchTimers();
  const [left, cleared, ran] = [vi.fn(), vi.fn(), vi.fn()];
  setTimeout(left, 20);
  setInterval(left, 20);
  clearInterval(setInterval(cleared, 20));
  setTimeout(ran, 1);
  vi.advanceTimersByTime(1);
  expect(ran).toHaveBeenCalledTimes(1);
  expect(end()).toEqual([
    expect.stringMatching(/^setTimeout of tests\/leftovers\.test\.ts:\d+$/),
    expect.stringMatching(/^setInterval of tests\/leftovers\.test\.ts:\d+$/),
  ]);
  vi.advanceTimersByTime(100);
  expect(left).not.toHaveBeenCalled();
  expect(cleared).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it('removes and names listeners that are left, but for those that end themselves', () => {
  const target = new EventTarget();
  const end = watchListeners(target, 'the target');
  const [left, removed, once] = [vi.fn(), vi.fn(), vi.fn()];
  target.addEventListener('click', left);
  target.addEventListener('click', removed);
  target.removeEventListener('click', removed);
  target.addEventListener('click', once, { once: true });
  expect(end()).toEqual([
    expect.stringMatching(/^listener for click on the target of tests\/leftovers\.test\.ts:\d+$/),
  ]);
  target.dispatchEvent(new Event('click'));
  expect(left).not.toHaveBeenCalled();
  expect(once).toHaveBeenCalledTimes(1);
});

it('restores and names changed, added and removed properties', () => {
  const prototype: Record<string, unknown> = { kept: 1, changed: 1, removed: 1 };
  const end = watchProperties({ 'the prototype': prototype });
  Object.assign(prototype, { changed: 2, added: 2 });
  delete prototype.removed;
  expect(end()).toEqual(['changed of the prototype', 'removed of the prototype', 'added of the prototype']);
  expect(prototype).toEqual({ kept: 1, changed: 1, removed: 1 });
});
