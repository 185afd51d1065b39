import { describe, expect, it, vi } from 'vitest';
import { onTracked, track, trackCall } from './track';

describe('tracked events', () => {
  it('reach each listener until it stops', () => {
    const heard = vi.fn();
    const stop = onTracked(heard);
    track({ type: 'screenFailed', message: 'a', url: '/' });
    stop();
    track({ type: 'screenFailed', message: 'b', url: '/' });
    expect(heard.mock.calls).toEqual([[{ type: 'screenFailed', message: 'a', url: '/' }]]);
  });

  it('contain the digits and the value 600 of a call', () => {
    const heard = vi.fn();
    const stop = onTracked(heard);
    trackCall('tel:(503) 555-0100');
    stop();
    expect(heard).toHaveBeenCalledWith({ type: 'callClicked', phone: '5035550100', value: 600 });
  });
});
