import type { Address } from '../../../contract/address';
import { parsePostcode } from '../../../contract/postcode.ts';
import { type DeliveryCalendar, type DeliveryZone, zoneOf } from '../delivery/calendar.ts';
import { type MessageKey, message } from '../messages/message.ts';
import type { RequestContext } from '../session/requestContext.ts';
import { moneyFormatOf } from './money.ts';
import { isPostalBox } from './postalBox.ts';

type DeliveryScope = Pick<RequestContext, 'language' | 'tenant'>;

export const DELIVERY_CODES = ['standard_delivery', 'white_glove', 'store_pickup'] as const;
export type DeliveryCode = (typeof DELIVERY_CODES)[number];

/** All amounts in cents. */
interface Tariff {
  price: number;
  /** Subtotal from which reducedPrice applies. */
  reducedFrom: number;
  reducedPrice: number;
  isCarried: boolean;
}

const TARIFFS: Record<DeliveryCode, Tariff> = {
  standard_delivery: { price: 9900, reducedFrom: 99_900, reducedPrice: 0, isCarried: true },
  white_glove: { price: 19_900, reducedFrom: 299_900, reducedPrice: 9900, isCarried: true },
  store_pickup: { price: 0, reducedFrom: 0, reducedPrice: 0, isCarried: false },
};

/** The subtotal in cents from which standard delivery is free. */
export const freeDeliveryFrom = TARIFFS.standard_delivery.reducedFrom;

export const isDeliveryCode = (code: string): code is DeliveryCode =>
  DELIVERY_CODES.some((deliveryCode) => deliveryCode === code);

/** True for a method with which the shopper collects the goods at a location. */
export const isPickup = (code: DeliveryCode): boolean => !TARIFFS[code].isCarried;

/** The delivery zone of a destination; null if the postcode is unknown or the tenant has no calendar. */
const zoneFor = (calendar: DeliveryCalendar | null, postcode: string): DeliveryZone | null => {
  const plain = parsePostcode(postcode);
  return calendar && plain ? zoneOf(calendar, plain) : null;
};

/** Whether a method reaches a destination: with a calendar, there is no delivery outside its zones. */
export function isDelivered(
  code: DeliveryCode,
  calendar: DeliveryCalendar | null,
  postcode: string,
): boolean {
  const isPlaced = calendar !== null && parsePostcode(postcode) !== null;
  return !TARIFFS[code].isCarried || !isPlaced || zoneFor(calendar, postcode) !== null;
}

/** Whether a parcel carrier delivers; carriers also deliver to PO boxes. */
const isByCarrier = (code: DeliveryCode, calendar: DeliveryCalendar | null, postcode: string): boolean =>
  code === 'standard_delivery' && zoneFor(calendar, postcode)?.by_carrier === true;

/** Whether a method reaches an address: the dealer's own crews do not deliver to PO boxes. */
export const reachesAddress = (
  code: DeliveryCode,
  calendar: DeliveryCalendar | null,
  address: Pick<Address, 'street' | 'region' | 'postcode'>,
): boolean =>
  isDelivered(code, calendar, address.postcode) &&
  (isPickup(code) || !isPostalBox(address) || isByCarrier(code, calendar, address.postcode));

/** Returns the price of a shipping method in cents, including the surcharge of the destination's zone. postcode: empty while unknown */
export function deliveryPrice(
  code: DeliveryCode,
  subtotal: number,
  calendar: DeliveryCalendar | null,
  postcode: string,
): number {
  const tariff = TARIFFS[code];
  if (!tariff.isCarried) return 0;
  const base = subtotal >= tariff.reducedFrom ? tariff.reducedPrice : tariff.price;
  return base + Math.round((zoneFor(calendar, postcode)?.surcharge ?? 0) * 100);
}

const TITLES: Record<DeliveryCode, [title: MessageKey, eta: MessageKey]> = {
  standard_delivery: ['deliveryStandard', 'deliveryStandardEta'],
  white_glove: ['deliveryWhiteGlove', 'deliveryWhiteGloveEta'],
  store_pickup: ['deliveryPickup', 'deliveryPickupEta'],
};

/** The title of a method at a destination, which depends on whether a carrier or the dealer's crew delivers. */
export const deliveryTitle = (
  { language, tenant }: { language: string; tenant: Pick<DeliveryScope['tenant'], 'delivery'> },
  code: DeliveryCode,
  postcode: string,
): string => {
  const key = isByCarrier(code, tenant.delivery, postcode) ? 'deliveryCarrier' : TITLES[code][0];
  return message(language, key);
};

/** The first days on which a cart can be delivered or picked up (YYYY-MM-DD); empty when unknown. */
export interface MethodDates {
  delivery: string;
  pickup: string;
}

const NO_DATES: MethodDates = { delivery: '', pickup: '' };

/** The description of a method: how it is delivered, and from which subtotal it is cheaper or free. */
function etaOf(scope: DeliveryScope, code: DeliveryCode, subtotal: number, surcharge: number): string {
  const { language } = scope;
  const { price, reducedFrom, reducedPrice } = TARIFFS[code];
  const eta = message(language, TITLES[code][1]);
  if (price === 0 || subtotal >= reducedFrom) return eta;
  const amount = (cents: number) =>
    moneyFormatOf(scope)
      .amount(cents)
      .formatted.replace(/[.,]00(?=\D|$)/, '');
  const reduced = reducedPrice + surcharge;
  const values = { price: amount(reduced), from: amount(reducedFrom) };
  return `${eta}, ${message(language, reduced === 0 ? 'deliveryFreeFrom' : 'deliveryReducedFrom', values)}`;
}

/**
 * Maps the shipping methods that reach a destination to the contract, with their prices. subtotal in cents; postcode: empty while unknown
 */
export function presentDeliveries(
  scope: DeliveryScope,
  subtotal: number,
  postcode: string,
  dates = NO_DATES,
) {
  const { delivery: calendar } = scope.tenant;
  return DELIVERY_CODES.filter((code) => isDelivered(code, calendar, postcode)).map((code) => {
    const price = deliveryPrice(code, subtotal, calendar, postcode);
    const surcharge = Math.round((zoneFor(calendar, postcode)?.surcharge ?? 0) * 100);
    return {
      code,
      carrier_title: deliveryTitle(scope, code, postcode),
      price: price / 100,
      eta: etaOf(scope, code, subtotal, surcharge),
      earliest_date: isPickup(code) ? dates.pickup : dates.delivery,
      is_pickup: isPickup(code),
    };
  });
}
