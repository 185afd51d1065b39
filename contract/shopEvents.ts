import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { flag } from './fields';
import { inputData, inputList, inputText } from './inputs';

/** Maximum events per request. */
export const MOST_SHOP_EVENTS = 50;

/** Kinds of devices that reports distinguish. */
export const DEVICE_KINDS = ['phone', 'tablet', 'desktop', 'kiosk'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

const uuid = z.uuid().check(z.maxLength(36));

/** One event of a visit, for the dealer's own reports. Never contains personal data (docs/spec/20 §8). */
const shopEvent = z.object({
  /** UUID created by the browser: an event that arrives twice is counted once. */
  id: uuid,
  /** GA4 name (view_item, purchase), or web_vital, page_error, unanswered_question. */
  name: inputText,
  /** ISO 8601, by the browser's clock. */
  at: z.iso.datetime().check(z.maxLength(40)),
  /** UUID of the visit; on a kiosk, of one shopper's visit. */
  visit: uuid,
  /** Path without query and fragment. */
  page: inputText,
  /** How the visit began: direct, search, social, email, paid, referral; kiosk on a kiosk. */
  channel: inputText,
  device: z.enum(DEVICE_KINDS),
  /** Only for a kiosk. */
  device_id: z.optional(inputText),
  location_id: z.optional(inputText),
  /** Flat event parameters with GA4 names; `items` contains GA4 items. */
  params: inputData,
});
export type ShopEvent = z.output<typeof shopEvent>;

export const postShopEvents = endpoint({
  method: 'POST',
  path: '/events',
  isExtension: true,
  limits: ['shopEvents', 'shopEventsSession'],
  summary: 'Events of visits for the reports of the desk; each id counts once',
  body: z.object({ events: inputList(shopEvent, MOST_SHOP_EVENTS) }),
  response: z.object({ success: flag(true) }),
});
