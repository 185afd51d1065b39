import {
  MOST_IN_REQUEST,
  type PushContents,
  pushContents,
  putPushWatches,
  readPushWatches,
  stopPushWatches,
} from '@contract/push';
import { pushAddressOf } from '@/browser/pushAddress';
import { endable } from './endRequests';
import { API, readToken } from './session';

declare const self: ServiceWorkerGlobalScope;

type Subject = Pick<PushContents, 'endpoint' | 'kind' | 'subject'>;

/** Messages about products. */
const PRODUCT_KINDS = ['price_drop', 'back_in_stock', 'rebate_ends'];

/** Sends a call about the push messages to this browser. Rejects if the shop refuses it or can't be reached. */
async function send({ method, path }: { method: string; path: string }, body: object): Promise<unknown> {
  const response = await fetch(`${API}${path}`, {
    method,
    credentials: 'same-origin',
    signal: endable.signal,
    headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': await readToken() },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response.json();
}

/** Ends all messages about the product or order of a notification, like its bell. */
async function stop({ endpoint, kind, subject }: Subject): Promise<void> {
  const kinds = PRODUCT_KINDS.includes(kind) ? PRODUCT_KINDS : [kind];
  await send(stopPushWatches, { endpoint, watches: kinds.map((each) => ({ kind: each, subject })) });
}

/** Moves all messages from a subscription that the browser or its push service has ended to the next one. */
async function move({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  if (!oldSubscription) return;
  const { endpoint, options } = oldSubscription;
  const { watches } = readPushWatches.response.parse(await send(readPushWatches, { endpoint }));
  if (watches.length === 0) return;
  const next = newSubscription ?? (await self.registration.pushManager?.subscribe(options));
  if (!next) return;
  const address = pushAddressOf(next);
  for (let at = 0; at < watches.length; at += MOST_IN_REQUEST)
    await send(putPushWatches, { ...address, watches: watches.slice(at, at + MOST_IN_REQUEST) });
  await send(stopPushWatches, { endpoint, watches: [] });
}

/** Opens a page of the shop, in an open window if there is one. Never opens another site. */
async function open(url: string): Promise<void> {
  const target = new URL(url, self.location.origin);
  if (target.origin !== self.location.origin) return;
  const [shop] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!shop) {
    await self.clients.openWindow(target.href);
    return;
  }
  // If the browser does not bring the window to the front, it still shows the page.
  await shop.focus().catch(() => undefined);
  await shop.navigate(target.href).catch(() => self.clients.openWindow(target.href));
}

/** The contents of an event's message; empty if unreadable, because browsers require a notification for every message. */
function contentsOf({ data }: PushEvent): PushContents {
  try {
    return pushContents.parse(data?.json());
  } catch (error) {
    console.warn('A push message could not be read', error);
    return pushContents.parse({});
  }
}

// Push messages of the shop (docs/spec/14 §11).
self.addEventListener('push', (event) => {
  const { title, body, icon, url, endpoint, kind, subject, stop_label } = contentsOf(event);
  // TypeScript lacks the type of notification buttons.
  const options: NotificationOptions & { actions: { action: string; title: string }[] } = {
    body,
    ...(icon && { icon }),
    tag: `${kind} ${subject}`,
    data: { url: url || '/', endpoint, kind, subject },
    actions: stop_label ? [{ action: 'stop', title: stop_label }] : [],
  };
  event.waitUntil(self.registration.showNotification(title || self.location.hostname, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url, ...subject } = event.notification.data;
  event.waitUntil(event.action === 'stop' ? stop(subject) : open(url));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(move(event)));
