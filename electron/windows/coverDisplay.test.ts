import { EventEmitter } from 'node:events';
import type { Display, Rectangle, Screen } from 'electron';
import { expect, it } from 'vitest';
import { coverDisplay, findDisplay, nextDisplay } from './coverDisplay';

const display = (x: number, y: number, width: number, height: number) =>
  ({ bounds: { x, y, width, height } }) as Display;

const left = display(0, 0, 1920, 1080);
const right = display(1920, 0, 1080, 1920);

/** The screen of a machine whose displays change. */
function createScreen(displays: Display[], primary = displays[0]) {
  const events = new EventEmitter();
  const screen = {
    getAllDisplays: () => displays,
    getPrimaryDisplay: () => primary as Display,
    on: events.on.bind(events),
  } as unknown as Screen;
  return {
    screen,
    change(next: Display[], event: string) {
      displays = next;
      primary = next[0];
      events.emit(event);
    },
  };
}

function createWindow(bounds: Rectangle) {
  return {
    getBounds: () => bounds,
    setBounds: (next: Partial<Rectangle>) => void Object.assign(bounds, next),
    isDestroyed: () => false,
  };
}

it('counts displays from the left, and takes the primary one instead of a missing one', () => {
  const { screen } = createScreen([right, left], left);
  expect(findDisplay(screen, 1)).toBe(left);
  expect(findDisplay(screen, 2)).toBe(right);
  expect(findDisplay(screen, 3)).toBe(left);
  expect(findDisplay(screen, null)).toBe(left);
});

it('names the display after the one of the loop, and none when there is no other', () => {
  const { screen, change } = createScreen([right, left], left);
  expect([null, 1, 2, 3].map((number) => nextDisplay(screen, number))).toEqual([2, 2, 1, 2]);
  change([left], 'display-removed');
  expect(nextDisplay(screen, 2)).toBeNull();
});

it('covers the display at the start and after it changes its mode or is switched on', () => {
  const { screen, change } = createScreen([display(0, 0, 1280, 720)]);
  const window = createWindow({ x: 0, y: 0, width: 800, height: 600 });
  const lines: string[] = [];
  coverDisplay(window, screen, 2, (line) => lines.push(line));
  expect(window.getBounds()).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
  change([display(0, 0, 3840, 2160)], 'display-metrics-changed');
  expect(window.getBounds()).toEqual({ x: 0, y: 0, width: 3840, height: 2160 });
  change([left, right], 'display-added');
  expect(window.getBounds()).toEqual(right.bounds);
  change([left], 'display-removed');
  expect(window.getBounds()).toEqual(left.bounds);
  expect(lines).toHaveLength(4);
  change([left], 'display-metrics-changed');
  expect(lines, 'nothing to do').toHaveLength(4);
});
