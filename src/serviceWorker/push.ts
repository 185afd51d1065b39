import { type PushContents, pushContents } from '@contract/push';
import { API, readToken } from './session';

declare const self: ServiceWorkerGlobalScope;

type Subject = Pick<PushContents, 'endpoint' | 'kind' | 'subject'>;

/** Messages about products. */
const PRODUCT_KINDS = ['price_drop', 'back_in_stock', 'rebate_ends'];

/** Ends all messages about the product or order of a notification, like its bell. */
async function stop({ endpoint, kind, subject }: Subject): Promise<void> {
  const kinds = PRODUCT_KINDS.includes(kind) ? PRODUCT_KINDS : [kind];
  await fetch(`${API}/push/watches/stop`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': await readToken() },
    body: JSON.stringify({ endpoint, watches: kinds.map((each) => ({ kind: each, subject })) }),
  });
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
