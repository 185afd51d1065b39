import { describe, expect, it, vi } from 'vitest';
import { onTracked, track, trackCall } from './track';

describe('tracked events', () => {
  it('reach whoever listens, until they stop', () => {
    const heard = vi.fn();
    const stop = onTracked(heard);
    track({ type: 'scriptFailed', src: '/a.js' });
    stop();
    track({ type: 'scriptFailed', src: '/b.js' });
    expect(heard.mock.calls).toEqual([[{ type: 'scriptFailed', src: '/a.js' }]]);
  });

  it('count a call with its bare number and its value of 600', () => {
    const heard = vi.fn();
    const stop = onTracked(heard);
    trackCall('tel:(503) 555-0100');
    stop();
    expect(heard).toHaveBeenCalledWith({ type: 'callClicked', phone: '5035550100', value: 600 });
  });
});
