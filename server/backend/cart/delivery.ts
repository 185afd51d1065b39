import { type MessageKey, message } from '../messages/message.ts';
import type { RequestContext } from '../session/requestContext.ts';

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

const FAR_SURCHARGE = 25_000;
/** Alaska, Hawaii and the islands by ZIP code, the northern territories by postal code. */
const FAR_AWAY = /^(00[679]|96[789]|99[5-9]|[XY]\d)/i;

export const isDeliveryCode = (code: string): code is DeliveryCode =>
  DELIVERY_CODES.some((deliveryCode) => deliveryCode === code);

/** True for a method with which the shopper collects the goods at a location. */
export const isPickup = (code: DeliveryCode): boolean => !TARIFFS[code].isCarried;

/** Returns the price of a shipping method in cents; postcode is empty while it is unknown. */
export function deliveryPrice(code: DeliveryCode, subtotal: number, postcode: string): number {
  const tariff = TARIFFS[code];
  if (!tariff.isCarried) return 0;
  const base = subtotal >= tariff.reducedFrom ? tariff.reducedPrice : tariff.price;
  return base + (FAR_AWAY.test(postcode.trim()) ? FAR_SURCHARGE : 0);
}

const TITLES: Record<DeliveryCode, [title: MessageKey, eta: MessageKey]> = {
  standard_delivery: ['deliveryStandard', 'deliveryStandardEta'],
  white_glove: ['deliveryWhiteGlove', 'deliveryWhiteGloveEta'],
  store_pickup: ['deliveryPickup', 'deliveryPickupEta'],
};

export const deliveryTitle = (language: string, code: DeliveryCode): string =>
  message(language, TITLES[code][0]);

/** The first days on which a cart can be delivered or picked up (YYYY-MM-DD); empty when unknown. */
export interface MethodDates {
  delivery: string;
  pickup: string;
}

const NO_DATES: MethodDates = { delivery: '', pickup: '' };

/**
 * Maps every shipping method to the contract, with its price for a subtotal in cents and a postcode, which is empty
 * while unknown.
 */
export function presentDeliveries(
  { language }: Pick<RequestContext, 'language'>,
  subtotal: number,
  postcode: string,
  dates = NO_DATES,
) {
  return DELIVERY_CODES.map((code) => ({
    code,
    carrier_title: deliveryTitle(language, code),
    price: deliveryPrice(code, subtotal, postcode) / 100,
    eta: message(language, TITLES[code][1]),
    earliest_date: isPickup(code) ? dates.pickup : dates.delivery,
    is_pickup: isPickup(code),
  }));
}
