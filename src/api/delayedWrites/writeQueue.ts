import type { ApiRequest } from '@contract/transport';
import { get, update } from 'idb-keyval';
import { openPersonalStore } from '@/browser/personalStore';
import { writeWithSpace } from '@/browser/storageSpace';
import { randomUuid } from '@/browser/uuid';
import { withLock } from '@/browser/withLock';

/** A change that could not be sent, as it waits on the device. */
export interface DelayedWrite extends Pick<ApiRequest, 'method' | 'path' | 'query' | 'body'> {
  /** Sent as Idempotency-Key: a write whose response was lost is sent again. */
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What became of one attempt. 'later': no response, or a server in trouble; the writes behind it wait too. */
export type Sending = 'sent' | 'refused' | 'later';

export const QUEUE_NAME = 'delayed-writes';
const KEY = 'queue';
/** More than a shopper does in a day without network; the oldest ones are dropped beyond. */
const MAX_WRITES = 200;

const database = () => openPersonalStore('writes');

export const listWrites = async (): Promise<DelayedWrite[]> =>
  (await get<DelayedWrite[]>(KEY, database())) ?? [];

/** Adds a write at the end of the queue. Rejects without storage. */
export async function addWrite(request: Omit<DelayedWrite, 'id' | 'at'>): Promise<void> {
  const write: DelayedWrite = { ...request, id: randomUuid(), at: Date.now() };
  await writeWithSpace(() =>
    update<DelayedWrite[]>(KEY, (writes = []) => [...writes, write].slice(-MAX_WRITES), database()),
  );
}

const isTransient = (status: number) => status === 0 || status === 429 || status >= 500;

/** What a status of a response means for a write. */
export const sendingOf = (status: number): Sending =>
  isTransient(status) ? 'later' : status >= 400 ? 'refused' : 'sent';

/**
 * Sends the writes in the order in which they were made, each until it has a response. Tabs and the service worker share
 * a lock, so that none sends a write that another one is sending. Returns whether anything was sent.
 */
export async function sendWrites(send: (write: DelayedWrite) => Promise<Sending>): Promise<boolean> {
  const run = async () => {
    let isAnySent = false;
    for (;;) {
      const [next] = await listWrites();
      if (!next || (await send(next)) === 'later') return isAnySent;
      await update<DelayedWrite[]>(
        KEY,
        (writes = []) => writes.filter(({ id }) => id !== next.id),
        database(),
      );
      isAnySent = true;
    }
  };
  return (await withLock(QUEUE_NAME, run)) ?? false;
}
