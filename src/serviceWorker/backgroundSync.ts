import { type DelayedWrite, delayedWrites, QUEUE_NAME, sendingOf } from '@/api/delayedWrites/writeQueue';
import { endable } from './endRequests';
import { API, readToken } from './session';

/** TypeScript lacks the types of Background Sync events. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

const queryOf = (query: DelayedWrite['query']) =>
  new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  ).toString();

/** Resolves to the writes that leave the queue. @throws Error when the shop can't process them now: the browser repeats a failed sync */
async function sendOne([write]: readonly DelayedWrite[], token: string): Promise<DelayedWrite[]> {
  if (!write) return [];
  const { method, path, query, body, id, language } = write;
  const search = queryOf(query);
  const response = await fetch(`${API}${path}${search && `?${search}`}`, {
    method,
    credentials: 'include',
    signal: endable.signal,
    headers: {
      // A server may reject a request with a JSON content type but no body, such as a deletion.
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      'Idempotency-Key': id,
      ...(language && { 'Accept-Language': language }),
      ...(token && { 'X-CSRF-Token': token }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const sending = sendingOf(response.status);
  if (sending === 'later') throw new Error(`delayed writes: ${response.status}`);
  // A tab handles a rejection, for example because the session has ended.
  return sending === 'sent' ? [write] : [];
}

async function sendQueue(): Promise<void> {
  const token = await readToken();
  let isAnySent = false;
  try {
    await delayedWrites.sendAll(1, async (writes) => {
      const done = await sendOne(writes, token);
      isAnySent ||= done.length > 0;
      return done;
    });
  } finally {
    if (isAnySent) new BroadcastChannel(QUEUE_NAME).postMessage('sent');
  }
}

self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as SyncEvent;
  if (tag === QUEUE_NAME) waitUntil.call(event, sendQueue());
});
