import { gunzipSync } from 'node:zlib';
import { type TenantConfigInput, tenantConfig } from '@contract/config';
import { waitFor } from '@tests/waitFor';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { isSampled } from '@/lib/sampling';
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
  );
const page = (path: string) => ({ type: 'pageViewed', path, title: '' }) as const;

const post = vi.fn(async (_url: string, _init: RequestInit) => new Response());
const bodies = async () =>
  Promise.all(
    post.mock.calls.map(async ([, { body }]) => {
      const text = typeof body === 'string' ? body : gunzipSync(Buffer.from(body as ArrayBuffer)).toString();
      return JSON.parse(text) as {
        sessionAttributes: object;
        events: { name: string; attributes: object }[];
      };
    }),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', post);
  sessionStorage.clear();
  post.mockClear();
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
    await waitFor(() => expect(post).toHaveBeenCalledOnce());
    const [url, init] = post.mock.calls[0] ?? [];
    expect(url).toBe('https://m.example/json/rum');
    expect(init?.headers).toMatchObject({ 'api-key': 'k' });
    const [batch] = await bodies();
    expect(batch?.events).toHaveLength(10);
    expect(batch?.sessionAttributes).toMatchObject({ version: 'test' });
  });

  it('sends fewer events after ten seconds', async () => {
    open()?.receive(page('/'));
    vi.advanceTimersByTime(9_999);
    expect(post).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await waitFor(() => expect(post).toHaveBeenCalledOnce());
  });

  it('sends the rest when the page unloads', async () => {
    open()?.receive(page('/'));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(post).toHaveBeenCalled());
    expect(post.mock.calls.at(-1)?.[1]).toMatchObject({ keepalive: true });
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
    await waitFor(() => expect(post).toHaveBeenCalledOnce());
    const [batch] = await bodies();
    const sentText = JSON.stringify(batch);
    expect(sentText).toContain(`"${'m'.repeat(10_000)}"`);
    expect(sentText).toContain(`"${'b'.repeat(5_000)}"`);
    expect(sentText).not.toContain('secret');
  });
});

it.each([
  ['https://m.example/', 'https://m.example/json/rum'],
  ['https://m.example/v1/json/rum', 'https://m.example/v1/json/rum'],
])('a provider configured as %s receives batches at %s', (url, endpoint) =>
  expect(endpointOf(url)).toBe(endpoint),
);
