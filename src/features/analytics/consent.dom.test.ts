import { type TenantConfigInput, tenantConfig } from '@contract/config';
import { stubFetch } from '@tests/stubFetch';
import { waitFor } from '@tests/waitFor';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTracker } from '@/browser/tracker';
import { openAnalytics } from './openAnalytics';
import { forgetStoredEvents, storedEvents } from './queue/eventQueue';
import { thirdParties } from './thirdParties';
import { order, sofa } from './tracked.fixtures';

const everything: TenantConfigInput = {
  consent: { required: true },
  shopper_stream: { enabled: true, script_url: 'https://s.example/s.js' },
  services: {
    gtm_id: 'GTM-1',
    ga4_id: 'G-1',
    facebook_pixel_id: '42',
    social_conversion_path: '/social/conversion',
    personalization_url: 'https://p.example/p.js',
    email_marketing_id: 'K1',
    monitoring_url: 'https://m.example',
    monitoring_sample_rate: 1,
  },
};

let status = 200;
const post = vi.fn(async (_path: string, _payload: unknown) => status);
let monitored: ReturnType<typeof stubFetch>;
let stop = () => {};
let tracker = createTracker();
const track: typeof tracker.track = (event) => tracker.track(event);
const open = (config = everything, options = {}) => {
  tracker = createTracker();
  stop = openAnalytics(z.parse(tenantConfig, config), post, { tracker, thirdParties, ...options });
};
const consentTo = (...groups: string[]) => {
  window.OnetrustActiveGroups = `,${groups.join(',')},`;
  window.dispatchEvent(new Event('OneTrustGroupsUpdated'));
};
const commands = (verb: string) =>
  (window.dataLayer ?? []).map((entry) => Array.from(entry as unknown[])).filter(([first]) => first === verb);
const queues = ['monetateQ', '_learnq', 'shopperStream', 'fbq', 'dataLayer', 'OnetrustActiveGroups'] as const;

beforeEach(() => {
  monitored = stubFetch(() => new Response());
  status = 200;
});
afterEach(async () => {
  stop();
  consentTo();
  for (const name of queues) delete window[name];
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  await forgetStoredEvents();
});

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

describe('before consent', () => {
  it('nothing is sent, queued or stored anywhere', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open();
    track({ type: 'productViewed', product: sofa });
    track({ type: 'orderPlaced', order });
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(post).not.toHaveBeenCalled();
    expect(monitored).toEqual([]);
    for (const name of ['monetateQ', '_learnq', 'shopperStream', 'fbq'] as const)
      expect(window[name]).toBeUndefined();
    expect(window.dataLayer?.map((entry) => (entry as unknown[])[0])).toEqual(['consent', 'consent']);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(await storedEvents('desk').oldest(1)).toEqual([]);
  });

  it('Google’s tags are told that all is denied, and of each change (Consent Mode v2)', () => {
    open();
    expect(commands('consent')[0]).toEqual([
      'consent',
      'default',
      expect.objectContaining({ ...denied, wait_for_update: 500 }),
    ]);
    expect(commands('consent').at(-1)).toEqual(['consent', 'update', expect.objectContaining(denied)]);
    consentTo('C0001', 'C0002');
    expect(commands('consent').at(-1)?.[2]).toMatchObject({ ...denied, analytics_storage: 'granted' });
    consentTo('C0001', 'C0002', 'C0004');
    expect(commands('consent').at(-1)?.[2]).toMatchObject({
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
      analytics_storage: 'granted',
    });
    expect(commands('config')).toHaveLength(1);
  });
});

describe('withdrawal', () => {
  it('stops every destination at once and deletes what waits', async () => {
    // Without a network the events wait.
    status = 0;
    consentTo('C0001', 'C0002', 'C0003', 'C0004');
    open();
    track({ type: 'productViewed', product: sofa });
    await waitFor(async () => expect(await storedEvents('desk').oldest(1)).toHaveLength(1));
    expect(localStorage.getItem('events-visit')).not.toBeNull();
    expect(window.monetateQ?.length).toBeGreaterThan(0);

    consentTo('C0001');
    await waitFor(async () => expect(await storedEvents('desk').oldest(1)).toEqual([]));
    expect(await storedEvents('log').oldest(1)).toEqual([]);
    expect(localStorage.getItem('events-visit')).toBeNull();
    expect(sessionStorage.getItem('monitored')).toBeNull();
    expect(window.monetateQ).toEqual([]);
    expect(window._learnq).toEqual([]);
    expect(window.shopperStream).toEqual([]);
    expect(window.fbq?.queue.at(-1)).toEqual(['consent', 'revoke']);
    expect((window as unknown as Record<string, unknown>)['ga-disable-G-1']).toBe(true);

    post.mockClear();
    const events = commands('event').length;
    track({ type: 'orderPlaced', order });
    expect(commands('event')).toHaveLength(events);
    expect(window.monetateQ).toEqual([]);
    expect(post).not.toHaveBeenCalled();
    expect(localStorage.getItem('events-visit')).toBeNull();
  });
});

describe('the dealer’s own destinations', () => {
  it('receive events at a kiosk with device and location, never with a person, and no third party does', () => {
    const keepEvents = vi.fn(async (_destination: string, _events: readonly object[]) => {});
    const station = { deviceId: 'k-7', location: { storeId: 'portland', name: 'Portland' } };
    consentTo('C0002', 'C0003', 'C0004');
    open(everything, { isOwnOnly: true, station, keepEvents });
    track({ type: 'orderPlaced', order });
    track({ type: 'formSubmitted', form: 'contact', person: { email: 'ada@example.com' } });
    expect(keepEvents.mock.calls.map(([destination]) => destination)).toEqual(['log', 'desk', 'log', 'desk']);
    const [, [logged]] = keepEvents.mock.calls[0] as unknown as [string, [{ body: object }]];
    expect(logged.body).toMatchObject({ event: 'purchase', device_id: 'k-7', location_id: 'portland' });
    const [, [forDesk]] = keepEvents.mock.calls[1] as unknown as [string, [object]];
    expect(forDesk).toMatchObject({
      name: 'purchase',
      device: 'kiosk',
      channel: 'kiosk',
      device_id: 'k-7',
      location_id: 'portland',
    });
    expect(JSON.stringify(keepEvents.mock.calls)).not.toMatch(/\bada\b|lind|555.?0100/i);
    expect(window.dataLayer).toBeUndefined();
    expect(window.fbq).toBeUndefined();
    expect(window.monetateQ).toBeUndefined();
  });

  it('receive no events from a crawler', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
    open({ services: { gtm_id: 'GTM-1' } });
    track({ type: 'orderPlaced', order });
    expect(await storedEvents('desk').oldest(1)).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
    vi.restoreAllMocks();
  });
});
