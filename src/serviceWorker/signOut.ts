// Part of the service worker. Workbox writes its rules as source text (scripts/web/workbox.ts), which finds this by its name.

/** Time of the last sign-out in ms since 1970. */
let signedOutAt = 0;

self.addEventListener('message', ({ data }: MessageEvent) => {
  if (data === 'sign-out') signedOutAt = Date.now();
});

/** True for a response that was requested before the last sign-out: its URL tells what the shopper viewed. */
const isOfLastShopper = (requestedAt: number | undefined) =>
  requestedAt !== undefined && requestedAt <= signedOutAt;

Object.assign(self, { isOfLastShopper });

export {};
