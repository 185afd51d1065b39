import { expect, it, vi } from 'vitest';
import { onTracked, track, trackPhoneClick } from './track';

it('delivers events to a listener until it stops', () => {
  const listener = vi.fn();
  const stop = onTracked(listener);
  track({ type: 'errorPageShown', message: 'a', url: '/' });
  stop();
  track({ type: 'errorPageShown', message: 'b', url: '/' });
  expect(listener.mock.calls).toEqual([[{ type: 'errorPageShown', message: 'a', url: '/' }]]);
});

it('tracks a click on a phone link with its digits and the value 600', () => {
  const listener = vi.fn();
  const stop = onTracked(listener);
  trackPhoneClick('tel:(503) 555-0100');
  stop();
  expect(listener).toHaveBeenCalledWith({ type: 'phoneClicked', phone: '5035550100', value: 600 });
});
