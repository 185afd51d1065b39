import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';
import { backoff } from '../../contract/backoff';
import { type KioskCommand, kioskCommand, waitingCommands } from '../../contract/kioskCommands';
import { limitBody } from '../scheme/limitBody';

export type ServiceFetch = (url: string, init: RequestInit) => Promise<Response>;

interface Options {
  /** The kiosk service: http://shop.example/kiosk-service */
  serviceUrl: string;
  fetch: ServiceFetch;
  /** The token of the registered device; null before registration. */
  token: () => string | null;
  onCommand: (command: KioskCommand) => void;
  /** Called when something has changed for this device, or may have changed while no stream was open. */
  onChanged: () => void;
  log: (line: string) => void;
  random?: () => number;
}

const HEADERS_TIMEOUT_MS = 15_000;
/** The service sends a ping every 20 seconds. Without one, a proxy is buffering the stream or the connection is lost. */
const IDLE_MS = 45_000;
/** A stream that lasted this long was not cut by a proxy. */
const STABLE_MS = 60_000;
const POLL_MS = 15_000;
const POLL_TIMEOUT_MS = 30_000;
const MIN_DELAY_MS = 2_000;
const MAX_DELAY_MS = 5 * 60_000;
/** A service without commands may get them with an update. */
const MISSING_DELAY_MS = 3_600_000;
const UNREGISTERED_DELAY_MS = 2_000;
/** Random delay, so that devices notified at the same time do not all read at once. */
const SPREAD_MS = 2_000;
const MISSING_STATUSES = [404, 405, 501];

type Outcome = 'missing' | 'failed' | 'stable';

/**
 * Receives commands through an event stream. A broken stream is reopened with increasing delays. Until then, and on networks whose proxies
 * cut streams, the device polls. A service without these calls is asked once an hour.
 */
export function startCommandClient(options: Options) {
  const { serviceUrl, fetch, token, onCommand, onChanged, log, random = Math.random } = options;
  let isStopped = false;
  /**
   * The latest time of the service, and when it was received by the monotonic clock, because NTP may change the machine's clock at any
   * time.
   */
  let serviceTime: { timeMs: number; at: number } | null = null;
  let abortStream = () => {};
  let wake = () => {};
  let hasOpened = false;

  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  function readClock(response: Response): void {
    const date = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(date)) serviceTime = { timeMs: date, at: performance.now() };
  }

  async function request(path: string, secret: string, accept: string, abort: AbortController) {
    const timer = setTimeout(() => abort.abort(), HEADERS_TIMEOUT_MS);
    try {
      const url = `${serviceUrl}${path}?token=${encodeURIComponent(secret)}`;
      return await fetch(url, { headers: { accept }, signal: abort.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  function handleEvent(name: string | undefined, data: string): void {
    if (name === 'changed') setTimeout(onChanged, random() * SPREAD_MS);
    if (name !== 'command') return;
    const parsed = z.safeParse(kioskCommand, parseJson(data));
    if (parsed.success) onCommand(parsed.data);
  }

  /** Reads a stream until it ends, or the registration changes. */
  async function readStream(secret: string): Promise<Outcome> {
    const abort = new AbortController();
    abortStream = () => abort.abort();
    const openedAt = performance.now();
    try {
      const response = await request('/events', secret, 'text/event-stream', abort);
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      if (!response.ok || !response.body || !isStream) {
        abort.abort();
        return MISSING_STATUSES.includes(response.status) ? 'missing' : 'failed';
      }
      readClock(response);
      if (hasOpened) onChanged();
      hasOpened = true;
      const parser = createParser({ onEvent: ({ event, data }) => handleEvent(event, data) });
      const decoder = new TextDecoder();
      const body = response.body as ReadableStream<Uint8Array<ArrayBuffer>>;
      for await (const chunk of limitBody(body, { idleMs: IDLE_MS, abort: () => abort.abort() })) {
        // Staff have registered this machine as another device, which needs a new stream.
        if (token() !== secret) break;
        parser.feed(decoder.decode(chunk, { stream: true }));
      }
    } catch {
      // Ignored: the caller opens the next stream or polls.
    }
    return performance.now() - openedAt >= STABLE_MS ? 'stable' : 'failed';
  }

  async function poll(secret: string): Promise<Outcome> {
    const abort = new AbortController();
    // The body too must arrive in time: a stalled one would end the polling for good.
    const timer = setTimeout(() => abort.abort(), POLL_TIMEOUT_MS);
    try {
      const response = await request('/commands', secret, 'application/json', abort);
      if (MISSING_STATUSES.includes(response.status)) return 'missing';
      if (!response.ok) return 'failed';
      readClock(response);
      const parsed = z.safeParse(waitingCommands, await response.json().catch(() => null));
      for (const command of parsed.success ? parsed.data.commands : []) onCommand(command);
      return parsed.success ? 'stable' : 'failed';
    } catch {
      return 'failed';
    } finally {
      clearTimeout(timer);
    }
  }

  /** Polls for a time. Returns 'missing' at once if the service does not implement the call. */
  async function pollFor(delayMs: number, secret: string): Promise<Outcome> {
    const until = performance.now() + delayMs;
    let outcome: Outcome = 'failed';
    while (!isStopped && performance.now() < until && token() === secret) {
      outcome = await poll(secret);
      if (outcome === 'missing') return outcome;
      await wait(Math.min(POLL_MS, Math.max(0, until - performance.now())));
    }
    return outcome;
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!isStopped) {
      const secret = token();
      if (secret === null) {
        await wait(UNREGISTERED_DELAY_MS);
        continue;
      }
      const outcome = await readStream(secret);
      if (isStopped) return;
      failures = outcome === 'stable' ? 0 : failures + 1;
      const ceilingMs = backoff(failures + 1, { first: MIN_DELAY_MS, longest: MAX_DELAY_MS });
      const delayMs = MIN_DELAY_MS / 2 + random() * ceilingMs;
      if (failures === 0) await wait(delayMs);
      else if (failures === 2) {
        log('commands: the stream of events breaks, polling instead');
        // Without a stream, the service's next playlist says how often to read it.
        onChanged();
      }
      if (failures === 0) continue;
      const polled = await pollFor(outcome === 'missing' ? MAX_DELAY_MS : delayMs, secret);
      if (polled === 'missing' && outcome === 'missing') await wait(MISSING_DELAY_MS);
    }
  }
  void run();

  return {
    /** Milliseconds since 1970 by the service's clock. */
    serviceNow: () => (serviceTime ? serviceTime.timeMs + performance.now() - serviceTime.at : Date.now()),
    stop(): void {
      isStopped = true;
      abortStream();
      wake();
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
