import { productPath } from '../../../../contract/paths.ts';
import { presentDeliveries } from '../../cart/delivery.ts';
import { readEarliestDays } from '../../delivery/deliveryDays.ts';
import type { Statement } from '../reply.ts';
import { type FactKind, type FactScope, isAbout, sectionOf, textOf } from './factScope.ts';
import { priceText } from './price.ts';

const POSTCODE = /\b(\d{5})(?:-\d{4})?\b|\b([a-z]\d[a-z])\s?(\d[a-z]\d)\b/i;

/** The postcode in a text: a ZIP or a Canadian code; empty without one. */
export function postcodeIn(text: string): string {
  const match = POSTCODE.exec(text);
  return match ? match[0].toUpperCase() : '';
}

/** The first delivery day for a postcode, from the tenant's calendar. */
async function earliest(scope: FactScope, postcode: string): Promise<Statement[]> {
  const { page, context } = scope;
  if (postcode === '' || page.availability === 'out_of_stock') return [];
  const days = await readEarliestDays(context, postcode);
  const day = days[page.availability === 'special_order' ? 'special_order' : 'in_stock'];
  if (!day) return [{ text: textOf(scope, 'chatDeliveryNotThere', { postcode }), links: [sectionOf(scope)] }];
  const date = new Intl.DateTimeFormat(context.language === 'fr' ? 'fr-CA' : 'en-US', {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
  return [{ text: textOf(scope, 'chatDeliveryDay', { postcode, date }), links: [sectionOf(scope)] }];
}

/** Methods, prices and first days of delivery and pickup. */
export const delivery: FactKind = async (scope) => {
  if (!isAbout(scope, 'delivery', 'pickup') || isAbout(scope, 'find', 'assembly_time')) return [];
  const { page, context, question } = scope;
  const postcode = postcodeIn(question.text);
  const isPickupOnly = isAbout(scope, 'pickup') && !isAbout(scope, 'delivery');
  const methods = presentDeliveries(context, Math.round((page.price ?? 0) * 100), postcode)
    .filter(({ is_pickup: isPickup }) => !isPickupOnly || isPickup)
    .map(({ carrier_title: title, price: amount, eta }) =>
      amount === 0
        ? textOf(scope, 'chatDeliveryFree', { title, eta })
        : textOf(scope, 'chatDeliveryOne', { title, price: priceText(scope, amount), eta }),
    );
  const link = { title: textOf(scope, 'chatSourceDelivery'), url: productPath(page.url_key) };
  return [
    { text: textOf(scope, 'chatDelivery', { methods: methods.join('; ') }), links: [link] },
    ...(await earliest(scope, postcode)),
  ];
};
