import { setTimeout as wait } from 'node:timers/promises';
import { backoff } from '../../../contract/backoff.ts';
import type { ReadVersion } from '../page/pageVersion.ts';
import { SHOP_KEY, STOCK_KEY } from './surrogateKeys.ts';

export interface PurgeTarget {
  /** Receives one request for each purge. */
  url: string;
  /** PURGE or BAN for Varnish, POST for the API of a CDN. */
  method: 'PURGE' | 'BAN' | 'POST';
  /** A header that authorises the purge: `Fastly-Key: …`; empty for none. */
  header: string;
}

const checkEveryMs = 500;
const timeoutMs = 5_000;
const firstRetryMs = 500;
const lastRetryMs = 60_000;
/** Keys per request: caches limit the length of a header. */
const keysPerRequest = 50;

async function send({ url, method, header }: PurgeTarget, keys: readonly string[]): Promise<void> {
  const [name = '', ...value] = header.split(':');
  const names = keys.join(' ');
  const response = await fetch(url, {
    method,
    headers: {
      'surrogate-key': names,
      'xkey-purge': names,
      ...(name ? { [name.trim()]: value.join(':').trim() } : {}),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify({ surrogate_keys: keys }) } : {}),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${method} ${new URL(url).origin} returns ${response.status}`);
}

/**
 * Purges one shared cache key by key, and retries failed purges with increasing pauses until they succeed. Waiting keys are sent together.
 */
class PurgeQueue {
  readonly #waiting = new Set<string>();
  #isSending = false;

  constructor(
    private readonly target: PurgeTarget,
    private readonly signal: AbortSignal,
    private readonly onError: (error: unknown) => void,
  ) {}

  add(key: string): void {
    this.#waiting.add(key);
    if (!this.#isSending) void this.#send();
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    let failures = 0;
    while (this.#waiting.size > 0 && !this.signal.aborted) {
      const keys = [...this.#waiting].slice(0, keysPerRequest);
      for (const key of keys) this.#waiting.delete(key);
      try {
        await send(this.target, keys);
        failures = 0;
      } catch (error) {
        for (const key of keys) this.#waiting.add(key);
        this.onError(error);
        failures += 1;
        const pauseMs = backoff(failures, { first: firstRetryMs, longest: lastRetryMs });
        await wait(pauseMs, undefined, { signal: this.signal, ref: false }).catch(() => undefined);
      }
    }
    this.#isSending = false;
  }
}

export interface Purger {
  /** Purges all responses with a surrogate key. */
  purge: (key: string) => void;
  stop: () => void;
}

export function purgerOf(targets: readonly PurgeTarget[], onError: (error: unknown) => void): Purger {
  const stopping = new AbortController();
  const queues = targets.map((target) => new PurgeQueue(target, stopping.signal, onError));
  return {
    purge: (key) => {
      for (const queue of queues) queue.add(key);
    },
    stop: () => stopping.abort(),
  };
}

/**
 * Purges shared caches as soon as this process serves a new version of its data: everything after a new revision, and responses that depend
 * on stock after a stock change. At the start it purges everything once, because data may have changed while it was not running. Returns a
 * function that stops it.
 */
export function purgeOnChange(
  { purge }: Purger,
  readVersion: ReadVersion,
  onError: (error: unknown) => void,
): () => void {
  let revision: number | null = null;
  let stock: number | null = null;
  const check = async () => {
    const version = await readVersion();
    if (!version) return;
    if (version.revision !== revision) purge(SHOP_KEY);
    else if (version.stock.version !== stock) purge(STOCK_KEY);
    revision = version.revision;
    stock = version.stock.version;
  };
  const timer = setInterval(() => check().catch(onError), checkEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
