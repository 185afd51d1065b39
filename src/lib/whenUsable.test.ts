import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenUsable } from './whenUsable';

const readyState = (state: DocumentReadyState) =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('what may wait until the page is usable', () => {
  it('waits for the load and then for an idle moment', () => {
    vi.useFakeTimers();
    readyState('interactive');
    const work = vi.fn();
    whenUsable(work);
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });

  it.each(['before', 'after'])('can be called off %s the load', (when) => {
    vi.useFakeTimers();
    readyState('interactive');
    const work = vi.fn();
    const stop = whenUsable(work);
    if (when === 'before') stop();
    window.dispatchEvent(new Event('load'));
    if (when === 'after') stop();
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });

  it('does not wait for a page that is there', () => {
    vi.useFakeTimers();
    readyState('complete');
    const work = vi.fn();
    whenUsable(work);
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });
});
