import {
  type DelayedWrite,
  QUEUE_NAME,
  type Sending,
  sendingOf,
  sendWrites,
} from '@/api/delayedWrites/writeQueue';
import { API, readToken } from './session';

/** TypeScript does not know the events of background synchronisation. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

const queryOf = (query: DelayedWrite['query']) =>
  new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  ).toString();

async function sendOne({ method, path, query, body, id }: DelayedWrite, token: string): Promise<Sending> {
  const search = queryOf(query);
  const response = await fetch(`${API}${path}${search && `?${search}`}`, {
    method,
    credentials: 'include',
    headers: {
      // A server may reject a request that announces JSON and has no body, such as a deletion.
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      'Idempotency-Key': id,
      ...(token && { 'X-CSRF-Token': token }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const sending = sendingOf(response.status);
  // A tab decides what a refusal means, such as that of a session that has ended.
  return sending === 'refused' ? 'later' : sending;
}

async function sendQueue(): Promise<void> {
  const token = await readToken();
  if (await sendWrites((write) => sendOne(write, token)))
    new BroadcastChannel(QUEUE_NAME).postMessage('sent');
}

self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as SyncEvent;
  if (tag === QUEUE_NAME) waitUntil.call(event, sendQueue());
});
