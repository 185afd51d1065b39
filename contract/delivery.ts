import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { flag, id, list, oneOf, text } from './fields';
import { inputText, optionalInput } from './inputs';
import { locationFields } from './location';
import { uniqueList } from './uniqueList';

/** Hours of a day in the tenant's time zone, 24-hour clock. */
const hours = { from: text(), to: text() };

/** The day and hours at which an order is delivered. */
export const deliverySlot = z.object({
  /** YYYY-MM-DD */
  date: text(),
  /** Identifier of the hours within the day. */
  slot: text(),
  ...hours,
});
export type DeliverySlot = z.output<typeof deliverySlot>;

/** The day and hours chosen for a cart. is_taken: they are no longer available, so the shopper must choose again */
export const chosenSlot = z.extend(deliverySlot, { is_taken: flag() });

/** A day of delivery with its hours. */
export const deliveryDay = z.object({
  date: text(),
  slots: list(z.object({ id, ...hours, is_free: flag(true) })),
});
export type DeliveryDay = z.output<typeof deliveryDay>;

/** Where an order is picked up, and the first day on which it is ready there (YYYY-MM-DD; empty when unknown). */
export const pickupPlace = z.object({
  store_id: text(),
  store_name: text(),
  address: text(),
  city: text(),
  region: text(),
  postcode: text(),
  phone: text(),
  ready_date: text(),
});
export type PickupPlace = z.output<typeof pickupPlace>;

/**
 * A location with the stock of a product or cart. here: it has everything; transfer: another location sends it;
 * order: the manufacturer delivers it there; none: not available; '': unknown
 */
export const pickupLocation = z.extend(locationFields, {
  supply: oneOf(['here', 'transfer', 'order', 'none', ''], ''),
  /** The first day on which the goods are ready; empty when unknown. */
  ready_date: text(),
});
export type PickupLocation = z.output<typeof pickupLocation>;

const position = { zip: optionalInput, lat: optionalInput, long: optionalInput };
const pickupResponse = z.object({ locations: uniqueList(pickupLocation, 'store_id') });

export const getDeliveryDates = endpoint({
  method: 'GET',
  path: '/delivery/{zip}',
  isExtension: true,
  summary:
    'The earliest delivery days to a postcode, for goods in stock and for goods that are ordered from their maker',
  params: z.object({ zip: inputText }),
  response: z.object({ in_stock: text(), special_order: text() }),
});
export type DeliveryDates = z.output<typeof getDeliveryDates.response>;

export const getDeliveryDays = endpoint({
  method: 'GET',
  path: '/cart/delivery/{zip}',
  isExtension: true,
  summary: 'The days and hours at which the cart can be delivered to a postcode',
  params: z.object({ zip: inputText }),
  response: z.object({ days: list(deliveryDay) }),
});

export const getProductPickup = endpoint({
  method: 'GET',
  path: '/products/{id}/pickup',
  isExtension: true,
  summary: 'Locations at which a product can be picked up, nearest first with a position, and when',
  params: z.object({ id: inputText }),
  query: z.object(position),
  response: pickupResponse,
});

export const getCartPickup = endpoint({
  method: 'GET',
  path: '/cart/pickup',
  isExtension: true,
  summary: 'Locations at which the whole cart can be picked up, nearest first with a position, and when',
  query: z.object(position),
  response: pickupResponse,
});
