import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAfterPaint } from './startAfterPaint';

const LIMIT_MS = 2_000;
const FRAMES_MS = 100;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A parsed page with a picture that is still loading. */
function openPage() {
  document.body.innerHTML = '<img fetchpriority="high" src="/media/sofa.webp"><img src="/media/icon.svg">';
  const picture = document.querySelector('img') as HTMLImageElement;
  Object.defineProperty(picture, 'complete', { value: false });
  const start = vi.fn();
  startAfterPaint(start, LIMIT_MS, true);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return { picture, start };
}

it.each(['load', 'error'] as const)('starts after the %s of the picture of high priority, once', (event) => {
  const { picture, start } = openPage();
  vi.advanceTimersByTime(FRAMES_MS);
  expect(start).not.toHaveBeenCalled();
  expect(document.documentElement).toHaveProperty('dataset.firstPicture');
  fireEvent[event](picture);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LIMIT_MS);
  expect(start).toHaveBeenCalledTimes(1);
  expect(document.documentElement).not.toHaveProperty('dataset.firstPicture');
});

it('starts at the first input', () => {
  const { start } = openPage();
  fireEvent.pointerDown(document.body);
  fireEvent.keyDown(document.body);
  expect(start).toHaveBeenCalledTimes(1);
});

it('does not wait longer than the limit', () => {
  const { start } = openPage();
  vi.advanceTimersByTime(LIMIT_MS - 1);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(start).toHaveBeenCalledTimes(1);
});

it('starts a page without such a picture after its first frame', () => {
  document.body.innerHTML = '<h1>About us</h1>';
  const start = vi.fn();
  startAfterPaint(start, LIMIT_MS, false);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(FRAMES_MS);
  expect(start).toHaveBeenCalledTimes(1);
});
