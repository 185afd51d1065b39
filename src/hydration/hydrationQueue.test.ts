import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHydrationQueue } from './hydrationQueue';

let createSlot: ReturnType<typeof createHydrationQueue>;

beforeEach(() => {
  vi.useFakeTimers();
  createSlot = createHydrationQueue();
});
afterEach(() => {
  vi.useRealTimers();
});

it('releases one slot per task, in the order in which they were enqueued', () => {
  const slots = [createSlot(), createSlot()];
  for (const slot of slots) void slot.whenReleased();
  const state = () => slots.map(({ isReleased }) => isReleased());
  expect(state()).toEqual([false, false]);
  vi.advanceTimersToNextTimer();
  expect(state()).toEqual([true, false]);
  vi.advanceTimersToNextTimer();
  expect(state()).toEqual([true, true]);
});

it.each(['pointerdown', 'mousedown', 'keydown', 'focusin', 'click'])(
  'releases every slot on %s, and every later slot at once',
  async (event) => {
    const slot = createSlot();
    const released = slot.whenReleased();
    window.dispatchEvent(new Event(event));
    expect([slot.isReleased(), createSlot().isReleased()]).toEqual([true, true]);
    await released;
  },
);

it('releases a single slot early, but only once it is enqueued', () => {
  const slot = createSlot();
  slot.release();
  expect(slot.isReleased()).toBe(false);
  void slot.whenReleased();
  slot.release();
  expect(slot.isReleased()).toBe(true);
});
