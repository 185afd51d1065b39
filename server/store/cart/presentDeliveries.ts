import { type Message, say } from '../messages/say.ts';
import type { Visitor } from '../session/visitor.ts';
import { DELIVERY_CODES, type DeliveryCode, deliveryPrice } from './delivery.ts';

const TITLES: Record<DeliveryCode, [title: Message, eta: Message]> = {
  standard_delivery: ['deliveryStandard', 'deliveryStandardEta'],
  white_glove: ['deliveryWhiteGlove', 'deliveryWhiteGloveEta'],
  store_pickup: ['deliveryPickup', 'deliveryPickupEta'],
};

export const deliveryTitle = (language: string, code: DeliveryCode): string => say(language, TITLES[code][0]);

/** Every way of delivery with its price for a subtotal in cents and a postcode, empty while it is not known. */
export function presentDeliveries(
  { language }: Pick<Visitor, 'language'>,
  subtotal: number,
  postcode: string,
) {
  return DELIVERY_CODES.map((code) => ({
    code,
    carrier_title: deliveryTitle(language, code),
    price: deliveryPrice(code, subtotal, postcode) / 100,
    eta: say(language, TITLES[code][1]),
  }));
}
