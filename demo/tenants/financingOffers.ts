import { instalment } from '../../contract/instalment.ts';
import { products } from '../catalog/products.ts';
import { money, percent } from '../money.ts';
import type { ContentTenant } from '../shopTypes.ts';
import { type Text, text } from '../text.ts';
import { priceFor } from './assortment.ts';
import { publicFinancing } from './financing.ts';

/** A financing plan that the checkout of a tenant offers. */
interface AdvertisedPlan {
  months: number;
  /** Percent per year. */
  apr: number;
  /** The lowest order in cents. */
  minimum: number;
}

interface Plan {
  months: number;
  apr: number;
  minimum?: number;
}

const withMinimum = ({ minimum: least = 0, plans }: { minimum?: number; plans: readonly Plan[] }) =>
  plans.map(({ months, apr, minimum = 0 }) => ({ months, apr, minimum: Math.max(least, minimum) * 100 }));

/** The plans of the methods that the tenant's configuration enables (maple.ts, boreale.ts). */
const plansOf: Record<ContentTenant, readonly AdvertisedPlan[]> = {
  maple: [publicFinancing.affirm, publicFinancing.synchrony, publicFinancing.wellsfargo].flatMap(withMinimum),
  boreale: withMinimum(publicFinancing.fairstone),
};

const longest = (plans: readonly AdvertisedPlan[]): AdvertisedPlan => {
  const [first] = plans.toSorted((a, b) => b.months - a.months);
  if (!first)
    throw new Error('A tenant of the demo shop advertises a plan that its checkout does not offer.');
  return first;
};

/** The longest plan without interest. */
export const interestFree = (tenant: ContentTenant) =>
  longest(plansOf[tenant].filter(({ apr }) => apr === 0));

/** The longest plan. */
export const longestPlan = (tenant: ContentTenant) => longest(plansOf[tenant]);

/** The minimum order of any plan, in cents. */
export const lowestOrder = (tenant: ContentTenant): number =>
  Math.min(...plansOf[tenant].map(({ minimum }) => minimum));

/** "12 months at 0%". */
export const planTitle = ({ months, apr }: AdvertisedPlan): Text =>
  text(
    `${months} months at ${percent(apr).en}${apr > 0 ? ' APR' : ''}`,
    `${months} mois à ${percent(apr).fr}${apr > 0 ? ' par an' : ''}`,
  );

/** The monthly cost of a product of the shop under a plan. */
export function planExample(tenant: ContentTenant, plan: AdvertisedPlan, urlKey: string): Text {
  const product = products.find((candidate) => candidate.urlKey === urlKey);
  if (!product) throw new Error(`The demo catalog has no product "${urlKey}".`);
  const price = priceFor(tenant, product.price);
  const quote = instalment(price / 100, plan.months, plan.apr);
  const [once, monthly, total] = [price, quote.monthly * 100, quote.total * 100].map((cents) =>
    money(Math.round(cents)),
  );
  return text(
    `The ${product.name.en} at ${once?.en} becomes ${monthly?.en} a month for ${plan.months} months: ${total?.en} in all.`,
    `${product.name.fr} : ${once?.fr}, ou ${monthly?.fr} par mois pendant ${plan.months} mois, ${total?.fr} en tout.`,
  );
}
