import type { ApiRequest } from '@contract/transport';
import { promisifyRequest } from 'idb-keyval';
import { DeviceQueue } from '@/browser/deviceQueue';
import { openPersonalStore } from '@/browser/personalStore';
import { randomUuid } from '@/browser/uuid';

/** A change that could not be sent, as stored on the device. */
export interface DelayedWrite extends Pick<ApiRequest, 'method' | 'path' | 'query' | 'body'> {
  /** Sent as Idempotency-Key: a write whose response was lost is sent again. */
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Language of the page, as a header of every call (docs/spec/19 §1); writes of an earlier version lack it. */
  language?: string;
}

/** Result of one attempt. 'later': no response or a failing server; the writes behind it wait too. */
export type Sending = 'sent' | 'refused' | 'later';

export const QUEUE_NAME = 'delayed-writes';
/** More than a shopper makes in a day offline; beyond that the oldest are dropped. */
const MAX_WRITES = 200;
/** A month-old change may no longer be what the shopper wants. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/** The queue of delayed writes, shared by tabs and the service worker. */
export const delayedWrites = new DeviceQueue<DelayedWrite>({
  name: QUEUE_NAME,
  store: openPersonalStore('writes'),
  most: MAX_WRITES,
  isExpired: ({ at }) => at < Date.now() - MAX_AGE_MS,
});

/** Adds a write to the end of the queue. Rejects without storage; the caller then reports the write as failed. */
export async function addWrite(request: Omit<DelayedWrite, 'id' | 'at' | 'language'>): Promise<void> {
  const { lang: language } = document.documentElement;
  const write: DelayedWrite = { ...request, id: randomUuid(), at: Date.now(), language };
  try {
    await delayedWrites.add(write);
  } catch (error) {
    await delayedWrites.remove([write]);
    throw error;
  }
}

/** Key used by an earlier version, which stored all writes as one list. */
const FORMER_LIST = 'queue';

/** Moves the writes that an earlier version stored into the queue. */
export async function adoptFormerWrites(): Promise<void> {
  const list = await openPersonalStore('writes')('readwrite', async (store) => {
    const request = store.get(FORMER_LIST);
    store.delete(FORMER_LIST);
    await promisifyRequest(store.transaction);
    return request.result as DelayedWrite[] | undefined;
  });
  await Promise.all((list ?? []).map((write) => delayedWrites.add(write)));
}

const isTransient = (status: number) => status === 0 || status === 429 || status >= 500;

/** Maps the status of a response to the result of a write. */
export const sendingOf = (status: number): Sending =>
  isTransient(status) ? 'later' : status >= 400 ? 'refused' : 'sent';
