import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAfterPaint } from './startAfterPaint';

const LIMIT_MS = 2_000;
const FRAMES_MS = 100;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

/** A browser that reports what it has painted. Returns how it reports an entry. */
function reportPaints(type: string) {
  let report: (entry: { element?: Element | null }) => void = () => {
    throw new Error('nobody observes');
  };
  const observe = vi.fn();
  class Observer {
    static supportedEntryTypes = [type];
    observe = observe;
    constructor(handle: (list: { getEntries: () => object[] }) => void) {
      report = (entry) => handle({ getEntries: () => [entry] });
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return { observe, report: (entry: { element?: Element | null }) => report(entry) };
}

describe('in a browser that reports paints', () => {
  it('starts once the picture is on the display, not at another paint', () => {
    const { observe, report } = reportPaints('largest-contentful-paint');
    const { picture, start } = openPage();
    fireEvent.load(picture);
    expect(observe).toHaveBeenCalledWith({ type: 'largest-contentful-paint', buffered: true });
    vi.advanceTimersByTime(FRAMES_MS);
    report({ element: document.body });
    expect(start).not.toHaveBeenCalled();
    report({ element: picture });
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('waits for 300 ms when the picture is not the largest part of the page, or has failed', () => {
    reportPaints('largest-contentful-paint');
    const { picture, start } = openPage();
    fireEvent.error(picture);
    vi.advanceTimersByTime(299);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts a page without such a picture after its first paint', () => {
    const { report } = reportPaints('paint');
    document.body.innerHTML = '<h1>About us</h1>';
    const start = vi.fn();
    startAfterPaint(start, LIMIT_MS, false);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    vi.advanceTimersByTime(FRAMES_MS);
    expect(start).not.toHaveBeenCalled();
    report({});
    expect(start).toHaveBeenCalledTimes(1);
  });
});
