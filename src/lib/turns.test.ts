import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeLine } from './turns';

let makeTurn: ReturnType<typeof makeLine>;

beforeEach(() => {
  vi.useFakeTimers();
  makeTurn = makeLine();
});
afterEach(() => {
  vi.useRealTimers();
});

it('comes one by one, in the order of asking', () => {
  const turns = [makeTurn(), makeTurn()];
  for (const turn of turns) void turn.come();
  const state = () => turns.map(({ hasCome }) => hasCome());
  expect(state()).toEqual([false, false]);
  vi.advanceTimersToNextTimer();
  expect(state()).toEqual([true, false]);
  vi.advanceTimersToNextTimer();
  expect(state()).toEqual([true, true]);
});

it.each(['pointerdown', 'mousedown', 'keydown', 'focusin', 'click'])(
  'comes at once on %s, as does any after it',
  async (act) => {
    const turn = makeTurn();
    const coming = turn.come();
    window.dispatchEvent(new Event(act));
    expect([turn.hasCome(), makeTurn().hasCome()]).toEqual([true, true]);
    await coming;
  },
);

it('can be hurried, and only once anyone waits for it', () => {
  const turn = makeTurn();
  turn.hurry();
  expect(turn.hasCome()).toBe(false);
  void turn.come();
  turn.hurry();
  expect(turn.hasCome()).toBe(true);
});
