import { type TenantConfigInput, tenantConfig } from '@contract/config';
import { stubFetch } from '@tests/stubFetch';
import { waitFor } from '@tests/waitFor';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { isSampled } from '@/browser/sampling';
import { createTracker } from '@/browser/tracker';
import { endpointOf } from './batch';
import { openMonitoring } from './openMonitoring';

type Service = NonNullable<TenantConfigInput['services']>;

const open = (services: Service = {}) =>
  openMonitoring(
    z.parse(tenantConfig, {
      services: {
        monitoring_url: 'https://m.example',
        monitoring_key: 'k',
        monitoring_sample_rate: 1,
        ...services,
      },
    }).services,
    createTracker(),
  );
const page = (path: string) => ({ type: 'pageViewed', path, title: '' }) as const;

let requests: ReturnType<typeof stubFetch>;
const firstBatch = () =>
  JSON.parse(requests[0]?.text ?? '') as {
    sessionAttributes: object;
    events: { name: string; attributes: object }[];
  };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  requests = stubFetch(() => new Response());
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('monitoring', () => {
  it('is off without a URL and for sessions that are not sampled', () => {
    expect(open({ monitoring_url: '' })).toBeNull();
    expect(open({ monitoring_sample_rate: 0 })).toBeNull();
  });

  it('decides once for each session', () => {
    const draw = vi.fn(() => 0.4);
    expect([isSampled(0.5, draw), isSampled(0.1, draw)]).toEqual([true, true]);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('sends ten events in one request to the path /json/rum, with the key', async () => {
    const monitoring = open();
    for (let view = 0; view < 12; view++) monitoring?.receive(page(`/${view}`));
    const { events, sessionAttributes } = await waitFor(firstBatch);
    expect(requests).toMatchObject([{ url: 'https://m.example/json/rum', credentials: 'omit' }]);
    expect(requests[0]?.headers.get('api-key')).toBe('k');
    expect(events).toHaveLength(10);
    expect(sessionAttributes).toMatchObject({ version: 'test' });
  });

  it('sends fewer events after ten seconds', async () => {
    open()?.receive(page('/'));
    vi.advanceTimersByTime(9_999);
    expect(requests).toEqual([]);
    vi.advanceTimersByTime(1);
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('sends the rest when the page unloads', async () => {
    open()?.receive(page('/'));
    window.dispatchEvent(new Event('pagehide'));
    // In the same task: the page has no later one.
    expect(requests.at(-1)).toMatchObject({ keepalive: true });
  });

  it('cuts texts at 10,000 characters and bodies at 5,000', async () => {
    const monitoring = open();
    monitoring?.receive({ type: 'errorPageShown', message: 'm'.repeat(20_000), url: '/?token=secret' });
    monitoring?.receive({
      type: 'requestFailed',
      call: 'GET /products',
      status: 502,
      body: 'b'.repeat(20_000),
    });
    vi.advanceTimersByTime(10_000);
    const sentText = JSON.stringify(await waitFor(firstBatch));
    expect(sentText).toContain(`"${'m'.repeat(10_000)}"`);
    expect(sentText).toContain(`"${'b'.repeat(5_000)}"`);
    expect(sentText).not.toContain('secret');
  });
});

it.each([
  ['https://m.example/', 'https://m.example/json/rum'],
  ['https://m.example/v1/json/rum', 'https://m.example/v1/json/rum'],
  ['https://m.example/v1/json/rum?env=eu', 'https://m.example/v1/json/rum?env=eu'],
  ['https://m.example/v1/?env=eu', 'https://m.example/v1/json/rum?env=eu'],
])('a provider configured as %s receives batches at %s', (url, endpoint) =>
  expect(endpointOf(url)).toBe(endpoint),
);
