import { type MessageKey, message } from '../messages/message.ts';
import type { RequestContext } from '../session/requestContext.ts';
import { DELIVERY_CODES, type DeliveryCode, deliveryPrice } from './delivery.ts';

const TITLES: Record<DeliveryCode, [title: MessageKey, eta: MessageKey]> = {
  standard_delivery: ['deliveryStandard', 'deliveryStandardEta'],
  white_glove: ['deliveryWhiteGlove', 'deliveryWhiteGloveEta'],
  store_pickup: ['deliveryPickup', 'deliveryPickupEta'],
};

export const deliveryTitle = (language: string, code: DeliveryCode): string =>
  message(language, TITLES[code][0]);

/**
 * Maps every shipping method to the contract, with its price for a subtotal in cents and a postcode, which is empty
 * while unknown.
 */
export function presentDeliveries(
  { language }: Pick<RequestContext, 'language'>,
  subtotal: number,
  postcode: string,
) {
  return DELIVERY_CODES.map((code) => ({
    code,
    carrier_title: deliveryTitle(language, code),
    price: deliveryPrice(code, subtotal, postcode) / 100,
    eta: message(language, TITLES[code][1]),
  }));
}
