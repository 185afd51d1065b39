import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { confirmation } from './errors';
import { id, list, number, text } from './fields';
import { inputList, inputText, longInput } from './inputs';

/** The subjects of push messages (docs/spec/14 §11). */
export const pushKinds = ['price_drop', 'back_in_stock', 'rebate_ends', 'order_status'] as const;
export type PushKind = (typeof pushKinds)[number];

/** subject: entity_id of the product or of the order. */
const watchInput = z.object({ kind: z.enum(pushKinds), subject: z.string().check(z.maxLength(20)) });
const watch = z.object({ kind: z.enum(pushKinds), subject: id });
export type PushWatch = z.output<typeof watch>;
const watches = z.object({ watches: list(watch) });

/** URL of the browser at its push service. Only the browser and the shop know it. */
const address = { endpoint: longInput };
export const MOST_IN_REQUEST = 10;

export const getPushKey = endpoint({
  method: 'GET',
  path: '/push/key',
  isExtension: true,
  summary:
    'The public key (VAPID) with which a browser subscribes to push messages; empty: the tenant sends none',
  response: z.object({ public_key: text() }),
});
export const putPushWatches = endpoint({
  method: 'PUT',
  path: '/push/watches',
  isExtension: true,
  limits: ['push'],
  summary: 'Sends push messages about products or orders to this browser from now on',
  body: z.object({
    ...address,
    /** The browser's keys (RFC 8291), base64url. */
    public_key: inputText,
    auth: inputText,
    /** Time zone of the browser: America/Toronto. */
    time_zone: inputText,
    watches: inputList(watchInput, MOST_IN_REQUEST),
  }),
  response: watches,
});
export const readPushWatches = endpoint({
  method: 'POST',
  path: '/push/watches',
  isExtension: true,
  limits: ['push'],
  summary: 'What this browser receives push messages about',
  body: z.object(address),
  response: watches,
});
export const stopPushWatches = endpoint({
  method: 'POST',
  path: '/push/watches/stop',
  isExtension: true,
  limits: ['push'],
  summary: 'Ends push messages to this browser: those that are named, or all of them',
  body: z.object({ ...address, watches: inputList(watchInput, MOST_IN_REQUEST) }),
  response: confirmation,
});

/** The contents of a push message, which the service worker shows (src/serviceWorker/push.ts). */
export const pushContents = z.object({
  title: text(),
  body: text(),
  /** Opened by a click. */
  url: text(),
  icon: text(),
  /** The endpoint and the watch that the notification's button ends. */
  endpoint: text(),
  kind: text(),
  subject: text(),
  stop_label: text(),
  /** Milliseconds since 1970. */
  sent_at: number(0),
});
export type PushContents = z.output<typeof pushContents>;
