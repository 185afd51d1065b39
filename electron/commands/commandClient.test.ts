import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KioskCommand } from '../../contract/kioskCommands';
import { startCommandClient } from './commandClient';

const command: KioskCommand = {
  id: 'one',
  device_id: 'entrance',
  name: 'reload',
  settings: {},
  issued_at: '2026-11-21T10:00:00Z',
  expires_at: '2026-11-21T10:02:00Z',
  signature: 's',
};
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => vi.useRealTimers());

const stop: (() => void)[] = [];
afterEach(() => {
  for (const end of stop.splice(0)) end();
});

/** A stream whose end the test controls. */
function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
  });
  const send = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
  const headers = { 'content-type': 'text/event-stream', date: 'Sat, 21 Nov 2026 10:00:00 GMT' };
  return { response: new Response(body, { headers }), send, end: () => controller?.close() };
}

const missing = async () => new Response('', { status: 404 });

/** respond: by path of the service */
function start(
  respond: Record<string, (init?: RequestInit) => Promise<Response>>,
  token: () => string | null = () => 'secret',
) {
  const parts = { onCommand: vi.fn(), onChanged: vi.fn(), log: vi.fn() };
  const calls: string[] = [];
  const client = startCommandClient({
    serviceUrl: 'http://shop.example/kiosk-service',
    fetch: async (url, init) => {
      const path = new URL(url).pathname.replace('/kiosk-service', '');
      calls.push(path);
      return (respond[path] ?? missing)(init);
    },
    token,
    random: () => 0.5,
    ...parts,
  });
  stop.push(client.stop);
  const count = (path: string) => calls.filter((call) => call === path).length;
  return { ...parts, client, calls, count };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('receives commands and changes from a stream, in pieces too, and takes the clock of the service', async () => {
  const stream = openStream();
  const { onCommand, onChanged, client } = start({ '/events': async () => stream.response });
  await pass(10);
  const text = `event: command\ndata: ${JSON.stringify(command)}\n\n`;
  stream.send(`: open\n\n${text.slice(0, 30)}`);
  stream.send(text.slice(30));
  await pass(10);
  expect(onCommand).toHaveBeenCalledWith(command);
  expect(Math.abs(client.serviceNow() - Date.parse('2026-11-21T10:00:00Z'))).toBeLessThan(1_000);
  stream.send('event: command\ndata: {"broken"\n\nevent: changed\ndata: playlist\n\n');
  await pass(2_000);
  expect([onCommand.mock.calls.length, onChanged.mock.calls.length]).toEqual([1, 1]);
});

it('keeps the clock of the service when NTP sets that of the machine while a stream is open', async () => {
  const { client } = start({ '/events': async () => openStream().response });
  await pass(10);
  vi.setSystemTime(Date.now() + 10 * 60 * MINUTE_MS);
  await pass(30_000);
  expect(Math.abs(client.serviceNow() - Date.parse('2026-11-21T10:00:30Z'))).toBeLessThan(1_000);
});

it('polls every 15 seconds where a proxy cuts streams', async () => {
  const { onCommand, count, log } = start({
    '/events': async () => {
      const stream = openStream();
      stream.end();
      return stream.response;
    },
    '/commands': async () => Response.json({ commands: [command] }),
  });
  await pass(10 * MINUTE_MS);
  expect(count('/commands')).toBeGreaterThan(30);
  expect(count('/commands')).toBeLessThan(60);
  expect(count('/events'), 'streams are tried with a growing delay').toBeLessThan(15);
  expect(onCommand).toHaveBeenCalledWith(command);
  expect(log.mock.calls, 'one line in the log').toHaveLength(1);
});

it('lets the loop read its playlist once streams are refused, so that it learns to poll', async () => {
  const stream = openStream();
  const responses = [stream.response];
  const { onChanged } = start({
    '/events': async () => responses.shift() ?? new Response('', { status: 502 }),
    '/commands': async () => Response.json({ commands: [] }),
  });
  await pass(10);
  stream.end();
  await pass(30_000);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

it('gives up a stream without pings, as of a proxy that holds it back', async () => {
  const { count, onChanged } = start({
    '/events': async () => openStream().response,
    '/commands': async () => Response.json({ commands: [] }),
  });
  await pass(40_000);
  expect(count('/events')).toBe(1);
  await pass(20_000);
  expect(count('/events')).toBe(2);
  expect(onChanged, 'it may have missed a change').toHaveBeenCalledTimes(1);
});

it('stays silent on a service without commands, and asks again after an hour', async () => {
  const { calls, log } = start({});
  await pass(59 * MINUTE_MS);
  expect([calls, log.mock.calls]).toEqual([['/events', '/commands'], []]);
  await pass(2 * MINUTE_MS);
  expect(calls).toHaveLength(4);
});

it('asks for nothing before the registration, and again once there is one', async () => {
  let token: string | null = null;
  const { calls } = start({ '/events': async () => openStream().response }, () => token);
  await pass(MINUTE_MS);
  expect(calls).toEqual([]);
  token = 'new';
  await pass(3_000);
  expect(calls).toEqual(['/events']);
});

it('leaves the stream of the former device once the machine is registered as another one', async () => {
  let token = 'former';
  const streams = [openStream(), openStream()];
  const [former, present] = streams;
  const { onCommand, onChanged, count } = start(
    {
      '/events': async () => streams.shift()?.response ?? new Response('', { status: 502 }),
      '/commands': async () => Response.json({ commands: [] }),
    },
    () => token,
  );
  await pass(MINUTE_MS / 2);
  token = 'present';
  former?.send(': ping\n\n');
  await pass(10_000);
  expect(count('/events')).toBe(2);
  expect(onChanged, 'the other device has its own playlist').toHaveBeenCalledTimes(1);
  present?.send(`event: command\ndata: ${JSON.stringify(command)}\n\n`);
  await pass(10);
  expect(onCommand).toHaveBeenCalledWith(command);
});

it('polls again after a response whose body stalls', async () => {
  const stalled = (signal: AbortSignal | null | undefined) =>
    new Response(
      new ReadableStream({
        start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
      }),
    );
  const { count } = start({ '/commands': async (init) => stalled(init?.signal) });
  await pass(5 * MINUTE_MS);
  expect(count('/commands')).toBeGreaterThan(1);
});
