import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { copyDemoFolder } from '../../tests/backend/seededCluster.ts';
import { seedWithoutScreens } from '../../tests/backend/seedWithoutScreens.ts';
import { callProvider } from '../backend/checkout/gateways/callProvider.ts';
import { createShopServer } from '../createShopServer.ts';
import { readEnv } from '../env.ts';
import { inSpan, telemetry } from './telemetry.ts';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z._default(z.string(), ''),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(attribute),
});
type ReceivedSpan = z.output<typeof span>;
const tracesBody = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

const spans: ReceivedSpan[] = [];
const bodies: string[] = [];
let metrics = '';
const providerHeaders: (string | undefined)[] = [];
let receiver: Server;
let origin = '';
let app: FastifyInstance;
let dataDir = '';

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      if (request.url === '/v1/traces') {
        bodies.push(body);
        const { resourceSpans } = z.parse(tracesBody, JSON.parse(body));
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      } else if (request.url === '/v1/metrics') metrics += body;
      else providerHeaders.push(String(request.headers.traceparent));
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  expect(telemetry()).toBeNull();
  dataDir = await copyDemoFolder();
  app = await createShopServer(
    readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: origin, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    seedWithoutScreens,
  );
  await app.ready();
});
afterAll(() => {
  receiver.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('links a browser’s request to its queries and calls, without any data about a shopper', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const browserSpan = 'b7ad6b7169203331';
  const headers = { host: 'localhost', traceparent: `00-${traceId}-${browserSpan}-01` };
  const response = await app.inject({ url: '/api/rest/search/anna@example.com?token=opensesame', headers });
  expect(response.statusCode).toBe(200);
  const payload = { login: 'anna@example.com', password: 'hunter2-example' };
  await app.inject({ method: 'POST', url: '/api/rest/alta/log', headers, payload });
  await app.inject({
    url: '/nothing/anna@example.com.txt',
    headers: { host: 'localhost', traceparent: 'broken' },
  });
  await inSpan('checkout', 'internal', {}, () => callProvider(`${origin}/pay?order=7`, { body: {} }));
  await app.close();
  expect(telemetry()).toBeNull();

  const named = (name: string) => spans.find((one) => one.name === name);
  const search = named('GET /api/rest/search/:term');
  expect(search).toMatchObject({ traceId, parentSpanId: browserSpan, kind: 2 });
  const attributeOf = (one: ReceivedSpan | undefined, key: string) =>
    Object.values(one?.attributes.find((each) => each.key === key)?.value ?? {})[0];
  expect(attributeOf(search, 'storefront.tenant')).toBe('maple');
  expect(attributeOf(search, 'http.response.status_code')).toBe(200);

  const log = named('POST /api/rest/alta/log');
  const insert = spans.find(
    (one) =>
      one.parentSpanId === log?.spanId &&
      String(attributeOf(one, 'db.query.text')).startsWith('insert into "tracking_log"'),
  );
  expect(insert).toMatchObject({ traceId, name: 'INSERT', kind: 3 });
  expect(String(attributeOf(insert, 'db.query.text'))).toContain('$1');

  const unknown = named('GET unknown') ?? named('GET /*');
  expect(unknown?.traceId).toMatch(/^[\da-f]{32}$/);
  expect(unknown?.parentSpanId).toBe('');

  const provider = named('POST provider');
  expect(provider?.parentSpanId).toBe(named('checkout')?.spanId);
  expect(providerHeaders).toEqual([`00-${provider?.traceId}-${provider?.spanId}-01`]);

  for (const name of ['http.server.request.duration', 'nodejs.eventloop.delay.p99', 'v8js.memory.heap.used'])
    expect(metrics).toContain(name);
  expect(bodies.join('') + metrics).not.toMatch(/anna|opensesame|hunter2|order=7/);
});
