import { expect, it, vi } from 'vitest';
import { createTracker } from './tracker';

const failure = (message: string) => ({ type: 'errorPageShown', message, url: '/' }) as const;

it('delivers events to a listener until it stops', () => {
  const { track, onTracked } = createTracker();
  const listener = vi.fn();
  const stop = onTracked(listener);
  track(failure('a'));
  stop();
  track(failure('b'));
  expect(listener.mock.calls).toEqual([[failure('a'), { at: expect.any(Number), page: '/' }]]);
});

it('delivers events from before to the first listener, with when and where they happened', () => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
  window.history.replaceState(null, '', '/stores');
  const { track, onTracked } = createTracker();
  track(failure('early'));
  vi.setSystemTime(5_000);
  window.history.replaceState(null, '', '/');
  const [first, second] = [vi.fn(), vi.fn()];
  onTracked(first);
  onTracked(second);
  vi.useRealTimers();
  expect(first.mock.calls).toEqual([[failure('early'), { at: 1_000, page: '/stores' }]]);
  expect(second).not.toHaveBeenCalled();
});

it('knows the route of the page that was viewed last', () => {
  const { track, route } = createTracker();
  expect(route()).toBe('');
  track({ type: 'pageViewed', path: '/product/hudson-sofa', title: '', route: '/product/:key' });
  expect(route()).toBe('/product/:key');
});
