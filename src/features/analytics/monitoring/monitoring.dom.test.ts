import { type TenantConfigInput, tenantConfig } from '@contract/config';
import { stubFetch } from '@tests/stubFetch';
import { waitFor } from '@tests/waitFor';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { browserTransport } from '@/api/http';
import { createTracker } from '@/browser/tracker';
import { rememberBootFailure, watchEarlyErrors } from '@/hydration/earlyErrors';
import type { TrackedEvent } from '@/lib/tracked';
import { openMonitoring } from './openMonitoring';

interface Sent {
  events: { name: string; attributes: Record<string, string | number> }[];
}

let requests: ReturnType<typeof stubFetch>;
let tracker = createTracker();
let monitoring: ReturnType<typeof openMonitoring> = null;
const open = (services: TenantConfigInput['services'] = {}) => {
  const config = z.parse(tenantConfig, {
    services: { monitoring_url: 'https://m.example', monitoring_sample_rate: 1, ...services },
  });
  monitoring = openMonitoring(config.services, tracker);
};
const sent = () => requests.flatMap(({ text }) => (JSON.parse(text) as Sent).events);
/** What was sent when the page has been left. */
const leave = async () => {
  window.dispatchEvent(new Event('pagehide'));
  return waitFor(sent);
};

beforeEach(() => {
  requests = stubFetch(() => new Response());
  sessionStorage.clear();
  tracker = createTracker();
  tracker.track({ type: 'pageViewed', path: '/product/hudson-sofa', title: '', route: '/product/:key' });
});
afterEach(() => {
  monitoring?.close();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('errors', () => {
  it('from before monitoring had loaded are reported, also a start that failed', async () => {
    watchEarlyErrors();
    window.dispatchEvent(new ErrorEvent('error', { message: 'early', error: new Error('early') }));
    rememberBootFailure(new Error('No chunk'));
    open();
    const events = await leave();
    expect(events).toContainEqual({
      name: 'bootFailed',
      time: expect.any(String),
      attributes: { route: '/product/:key', message: 'Error: No chunk' },
    });
    expect(events.find(({ name }) => name === 'error')?.attributes.message).toContain('Error: early');
  });

  it('and unhandled rejections are reported with their stack, without what names a person', async () => {
    open();
    const reason = new Error('No customer ada@example.com');
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    window.dispatchEvent(new ErrorEvent('error', { message: 'm', error: new TypeError('x is undefined') }));
    const events = await leave();
    const rejection = events.find(({ name }) => name === 'unhandledRejection');
    expect(rejection?.attributes.message).toMatch(/^Error: No customer \[email\]\n\s+at /);
    expect(events.find(({ name }) => name === 'error')?.attributes.message).toContain('TypeError');
  });

  it('are bounded: a loop that throws does not fill the provider', async () => {
    open();
    for (let index = 0; index < 200; index += 1)
      window.dispatchEvent(new ErrorEvent('error', { message: `m${index}` }));
    await leave();
    await waitFor(() => expect(sent().filter(({ name }) => name === 'error')).toHaveLength(50));
  });
});

it('a long animation frame is reported with the script that took longest', async () => {
  let report = (_: { getEntries(): object[] }) => {};
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['long-animation-frame'];
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
  open();
  const frame = (blockingDuration: number) => ({
    duration: 312.4,
    blockingDuration,
    scripts: [
      { duration: 20, sourceURL: 'https://a.test/a.js', sourceFunctionName: 'a', invoker: 'DIV.onclick' },
      {
        duration: 240,
        sourceURL: 'https://a.test/b.js?v=1',
        sourceFunctionName: 'b',
        invoker: 'BUTTON.onclick',
      },
    ],
  });
  report({ getEntries: () => [frame(0), frame(200)] });
  expect((await leave()).filter(({ name }) => name === 'longFrame')).toMatchObject([
    {
      attributes: {
        route: '/product/:key',
        ms: 312,
        blockingMs: 200,
        script: 'https://a.test/b.js',
        function: 'b',
        invoker: 'BUTTON.onclick',
        scriptMs: 240,
      },
    },
  ]);
});

it('a navigation of the client is measured from the click to the first paint', async () => {
  open();
  monitoring?.receive({ type: 'pageViewed', path: '/', title: '', route: '/' });
  window.dispatchEvent(new Event('click'));
  monitoring?.receive({ type: 'pageViewed', path: '/stores', title: '', route: '/stores' });
  await waitFor(async () => {
    const routes = (await leave()).filter(({ name }) => name === 'route');
    expect(routes).toMatchObject([{ attributes: { route: '/stores', ms: expect.any(Number) } }]);
  });
});

it('the body of a failed call is reported only where it can’t contain data about a shopper', async () => {
  open();
  const fail = (call: string, status: number | string, body: string) =>
    monitoring?.receive({ type: 'requestFailed', call, status, body });
  fail('GET /products/{id}', 500, 'Fatal error in line 7');
  fail('PUT /cart/addresses/shipping', 500, 'Ada Byron, 12 Elm Street');
  fail('GET /cart', 'MALFORMED', 'Invalid input at items');
  expect(
    (await leave()).flatMap(({ name, attributes }) => (name === 'callFailed' ? attributes.body : [])),
  ).toEqual(['Fatal error in line 7', '', 'Invalid input at items']);
});

describe('W3C trace context', () => {
  const callAndTrack = async () => {
    const events: TrackedEvent[] = [];
    const stop = tracker.onTracked((event) => void events.push(event));
    const headers: string[] = [];
    stubFetch(({ headers: sentHeaders }) => {
      const traceparent = sentHeaders.get('traceparent');
      if (traceparent !== null) headers.push(traceparent);
      return Response.json({});
    });
    await browserTransport('en-US', { tracker })({
      method: 'GET',
      path: '/products/42',
      template: '/products/{id}',
    });
    stop();
    return { headers, call: events.find(({ type }) => type === 'callCompleted') };
  };

  it('a request of a sampled session has a trace, which is reported with the call', async () => {
    open();
    const { headers, call } = await callAndTrack();
    expect(headers[0]).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(call).toMatchObject({
      call: 'GET /products/{id}',
      status: 200,
      ms: expect.any(Number),
      traceId: headers[0]?.split('-')[1],
    });
  });

  it('a request of any other session has none', async () => {
    open({ monitoring_sample_rate: 0 });
    const { headers, call } = await callAndTrack();
    expect(headers).toEqual([]);
    expect(call).toMatchObject({ traceId: undefined });
  });
});
