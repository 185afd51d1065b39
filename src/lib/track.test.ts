import { describe, expect, it, vi } from 'vitest';
import { onTracked, track, trackPhoneClick } from './track';

describe('tracked events', () => {
  it('reach each listener until it stops', () => {
    const heard = vi.fn();
    const stop = onTracked(heard);
    track({ type: 'errorPageShown', message: 'a', url: '/' });
    stop();
    track({ type: 'errorPageShown', message: 'b', url: '/' });
    expect(heard.mock.calls).toEqual([[{ type: 'errorPageShown', message: 'a', url: '/' }]]);
  });

  it('contain the digits and the value 600 of a call', () => {
    const heard = vi.fn();
    const stop = onTracked(heard);
    trackPhoneClick('tel:(503) 555-0100');
    stop();
    expect(heard).toHaveBeenCalledWith({ type: 'phoneClicked', phone: '5035550100', value: 600 });
  });
});
