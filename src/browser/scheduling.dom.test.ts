import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceAppReady } from './appReady';
import { afterNextPaint, whenPageIdle, whenPageUsable, whenUsed } from './scheduling';

afterEach(() => {
  delete document.documentElement.dataset.app;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('afterNextPaint', () => {
  let frames: FrameRequestCallback[] = [];

  beforeEach(() => {
    frames = [];
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  });
  afterEach(() => {
    dispatchEvent(new Event('pageshow'));
  });

  async function isSettled(promise: Promise<void>) {
    const pending = Symbol();
    await Promise.resolve();
    return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
  }

  it('waits for the frame and for the paint that follows the frame', async () => {
    const wait = afterNextPaint();
    expect(await isSettled(wait)).toBe(false);
    for (const frame of frames) frame(0);
    expect(await isSettled(wait)).toBe(false);
    vi.advanceTimersByTime(0);
    expect(await isSettled(wait)).toBe(true);
  });

  it('resolves after one second when no frame is painted', async () => {
    const wait = afterNextPaint();
    vi.advanceTimersByTime(999);
    expect(await isSettled(wait)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await isSettled(wait)).toBe(true);
  });

  it('resolves at once between pagehide and pageshow', async () => {
    const wait = afterNextPaint();
    dispatchEvent(new Event('pagehide'));
    expect(await isSettled(wait)).toBe(true);
    expect(await isSettled(afterNextPaint())).toBe(true);
    dispatchEvent(new Event('pageshow'));
    expect(await isSettled(afterNextPaint())).toBe(false);
  });
});

describe('whenPageUsable', () => {
  const readyState = (state: DocumentReadyState) =>
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

  it('waits for the load event and then for an idle period', () => {
    vi.useFakeTimers();
    readyState('interactive');
    const callback = vi.fn();
    whenPageUsable(callback);
    vi.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    expect(callback).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(callback).toHaveBeenCalledOnce();
  });

  it.each(['before', 'after'])('can be cancelled %s the load event', (when) => {
    vi.useFakeTimers();
    readyState('interactive');
    const callback = vi.fn();
    const cancel = whenPageUsable(callback);
    if (when === 'before') cancel();
    window.dispatchEvent(new Event('load'));
    if (when === 'after') cancel();
    vi.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
  });

  it('does not wait for the load event of a page that has loaded', () => {
    vi.useFakeTimers();
    readyState('complete');
    const callback = vi.fn();
    whenPageUsable(callback);
    vi.runAllTimers();
    expect(callback).toHaveBeenCalledOnce();
  });
});

describe('whenPageIdle', () => {
  it('waits until the app has been ready for three seconds and the browser is idle', async () => {
    vi.useFakeTimers();
    let runIdleCallback = () => {};
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
      runIdleCallback = callback;
    });
    const callback = vi.fn();
    void whenPageIdle().then(callback);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(callback).not.toHaveBeenCalled();

    announceAppReady();
    await vi.advanceTimersByTimeAsync(2_999);
    runIdleCallback();
    await vi.advanceTimersByTimeAsync(1);
    expect(callback).not.toHaveBeenCalled();
    runIdleCallback();
    await vi.advanceTimersByTimeAsync(0);
    expect(callback).toHaveBeenCalledOnce();
  });
});

describe('whenUsed', () => {
  it('calls back once, after the first sign of use and an idle moment', () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
    vi.stubGlobal('cancelIdleCallback', () => {});
    const callback = vi.fn();
    whenUsed(callback);
    expect(idle).toEqual([]);
    dispatchEvent(new Event('scroll'));
    dispatchEvent(new Event('keydown'));
    expect(idle).toHaveLength(1);
    idle[0]?.();
    expect(callback).toHaveBeenCalledOnce();
  });

  it('never calls back once it is cancelled', () => {
    const requestIdle = vi.fn();
    vi.stubGlobal('requestIdleCallback', requestIdle);
    whenUsed(() => {})();
    dispatchEvent(new Event('scroll'));
    expect(requestIdle).not.toHaveBeenCalled();
  });
});
