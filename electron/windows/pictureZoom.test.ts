import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { zoomFor, zoomWithWindow } from './pictureZoom';

it.each([
  [1280, 720, 1],
  [1080, 1920, 1],
  [2560, 1440, 4 / 3],
  [3840, 2160, 2],
  [2160, 3840, 2],
])('a screen of %ix%i is enlarged %f times', (width, height, zoom) => {
  expect(zoomFor(width, height)).toBeCloseTo(zoom);
});

it('follows the window, and gives each new document its factor', () => {
  const [windowEvents, contentEvents] = [new EventEmitter(), new EventEmitter()];
  let size = [1920, 1080];
  const factors: number[] = [];
  zoomWithWindow(
    {
      on: contentEvents.on.bind(contentEvents) as never,
      once: contentEvents.once.bind(contentEvents) as never,
      setZoomFactor: (factor) => factors.push(factor),
    },
    {
      getContentSize: () => size,
      on: windowEvents.on.bind(windowEvents) as never,
      off: windowEvents.off.bind(windowEvents) as never,
    },
  );
  contentEvents.emit('did-navigate');
  size = [3840, 2160];
  windowEvents.emit('resize');
  contentEvents.emit('did-navigate');
  expect(factors).toEqual([1, 2, 2]);

  contentEvents.emit('destroyed');
  expect(windowEvents.listenerCount('resize'), 'an ended visit leaves no listener').toBe(0);
});
