// Push messages of the shop (docs/spec/14 §11), a part of the service worker. The contents are those of contract/push.ts.

const PRODUCT_KINDS = ['price_drop', 'back_in_stock', 'rebate_ends'];

/** Ends all messages about the product or order of a notification, as its bell does. Writes need the session's token. */
async function stop({ endpoint, kind, subject }) {
  const kinds = PRODUCT_KINDS.includes(kind) ? PRODUCT_KINDS : [kind];
  const api = (path, options) => fetch(`/api/rest${path}`, { credentials: 'same-origin', ...options });
  const body = await (await api('/customers/self/session')).json();
  const session = body.data ?? body;
  await api('/push/watches/stop', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': session.customer_data?.csrf_token ?? session.csrf_token ?? '',
    },
    body: JSON.stringify({ endpoint, watches: kinds.map((each) => ({ kind: each, subject })) }),
  });
}

/** Opens a page of the shop, in a window that is open if there is one. Never another site. */
async function open(url) {
  const target = new URL(url, self.location.origin);
  if (target.origin !== self.location.origin) return;
  const [shop] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!shop) return self.clients.openWindow(target.href);
  // A window that the browser does not bring to the front shows the page all the same.
  await shop.focus().catch(() => undefined);
  await shop.navigate(target.href).catch(() => self.clients.openWindow(target.href));
}

self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data.json();
  } catch {
    // Browsers require a notification for every message.
  }
  const { title, body, icon, url, endpoint, kind, subject, stop_label } = message;
  event.waitUntil(
    self.registration.showNotification(title || self.location.hostname, {
      body: body || '',
      ...(icon && { icon }),
      tag: `${kind} ${subject}`,
      data: { url: url || '/', endpoint, kind, subject },
      actions: stop_label ? [{ action: 'stop', title: stop_label }] : [],
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { data } = event.notification;
  event.waitUntil(event.action === 'stop' ? stop(data) : open(data.url));
});
