import { describe, expect, it } from 'vitest';
import { formatDate } from '@/lib/dates';
import { promotions } from '../demo/catalog/commerce/promotions.ts';
import { products } from '../demo/catalog/products.ts';
import { banners } from '../demo/content/banners.ts';
import { pages } from '../demo/content/pages/pages.ts';
import { dayIn, endOfDay } from '../demo/seed/dates.ts';
import type { ContentTenant } from '../demo/shopTypes.ts';
import { priceFor } from '../demo/tenants/assortment.ts';
import { boreale } from '../demo/tenants/boreale.ts';
import { maple } from '../demo/tenants/maple.ts';
import type { Text } from '../demo/text.ts';
import { deliveryPrice } from '../server/backend/cart/delivery.ts';
import { contents, contentsOf, plainOf } from './demoContents.ts';

const offers = products.flatMap((product) =>
  [product, ...product.variants].map((offer) => ({ product, offer })),
);
describe('the financing that the shop advertises', () => {
  const plans: Record<ContentTenant, readonly { months: number; apr: number }[]> = {
    maple: [maple.affirm, maple.synchrony, maple.wellsfargo, maple.chargeafter].flatMap((method) => [
      ...method.plans,
    ]),
    boreale: boreale.fairstone.plans,
  };

  it.each(['maple', 'boreale'] as const)('is a plan of the checkout of %s', (tenant) => {
    const offered = plans[tenant].map(({ months, apr }) => `${months} ${apr}`);
    const advertised = contentsOf(tenant).flatMap(({ content }) => [
      ...plainOf(content.en).matchAll(/(\d+) months at (\d+(?:\.\d+)?)%/g),
      ...plainOf(content.fr).matchAll(/(\d+) mois à (\d+(?:,\d+)?) %/g),
    ]);
    expect(advertised.length).toBeGreaterThanOrEqual(4);
    expect(
      advertised
        .map(([, months, apr]) => `${months} ${apr?.replace(',', '.')}`)
        .filter((plan) => !offered.includes(plan)),
    ).toEqual([]);
  });
});

describe('every amount of money in the content', () => {
  const amountsOf = (text: Text) => [
    ...[...plainOf(text.en).matchAll(/\$(\d[\d,]*(?:\.\d\d)?)/g)].map(([, amount]) =>
      amount?.replaceAll(',', ''),
    ),
    ...[...plainOf(text.fr).matchAll(/(\d[\d ]*(?:,\d\d)?) \$/g)].map(([, amount]) =>
      amount?.replaceAll(' ', '').replace(',', '.'),
    ),
  ];
  const units = (cents: number) => `${cents / 100}`;
  const facts = new Set([
    ...promotions.flatMap(({ amount, minimum }) => [units(amount), units(minimum)]),
    ...[...maple.affirm.plans, ...maple.synchrony.plans, ...maple.wellsfargo.plans].map(
      (plan) => `${plan.minimum}`,
    ),
    ...boreale.fairstone.plans.map(
      (plan) => `${'minimum' in plan ? plan.minimum : boreale.fairstone.minimum}`,
    ),
    // Standard delivery is free from this subtotal.
    '999',
  ]);

  it('is a fact of an offer, of a plan or of the delivery', () => {
    expect(deliveryPrice('standard_delivery', 99_900, null, '')).toBe(0);
    expect(deliveryPrice('standard_delivery', 99_899, null, '')).toBeGreaterThan(0);
    const other = contents.filter(({ name }) => name !== 'financing');
    const unknown = other.flatMap(({ name, content }) =>
      amountsOf(content)
        .filter((amount) => !facts.has(amount ?? ''))
        .map((amount) => `${name}: ${amount}`),
    );
    expect(unknown).toEqual([]);
  });

  it('adds up in the examples of the financing pages', () => {
    const pagesOfPlans = pages.filter(({ identifier }) => identifier === 'financing');
    expect(pagesOfPlans).toHaveLength(2);
    for (const { content, tenants } of pagesOfPlans) {
      const sofa = products.find(({ urlKey }) => urlKey === 'hudson-sofa')?.price ?? 0;
      const examples = [
        ...plainOf(content.en).matchAll(
          /at \$([\d,.]+) becomes \$([\d,.]+) a month for (\d+) months: \$([\d,.]+) in all/g,
        ),
      ].map((match) => match.slice(1).map((amount) => Number(amount.replaceAll(',', ''))));
      expect(examples).toHaveLength(2);
      for (const [price = 0, monthly = 0, months = 0, total = 0] of examples) {
        expect(price).toBe(priceFor(tenants[0] ?? 'maple', sofa) / 100);
        expect(total).toBeCloseTo(monthly * months, 2);
        expect(total).toBeGreaterThanOrEqual(price);
      }
    }
  });
});

describe('a promotion', () => {
  it('reduces every offer that its text names, and no other, by the amount of its text', () => {
    for (const promotion of promotions) {
      const { programId, amount, minimum, shortDescription } = promotion;
      const reduced = offers.filter(({ offer }) =>
        [offer.instantSavings, offer.consumerRebate].some((saving) => saving?.programId === programId),
      );
      const families = new Set(reduced.map(({ product }) => product.family));
      const meant = offers.filter(
        ({ product, offer }) =>
          product.brand === promotion.manufacturer &&
          families.has(product.family) &&
          !product.poa &&
          offer.price >= minimum,
      );
      expect(reduced.length, programId).toBeGreaterThan(0);
      expect(
        reduced.map(({ offer }) => offer.sku),
        programId,
      ).toEqual(meant.map(({ offer }) => offer.sku));
      expect(
        new Set(reduced.map(({ offer }) => (offer.instantSavings ?? offer.consumerRebate)?.amount)),
      ).toEqual(new Set([amount]));
      expect(shortDescription.en).toContain(`$${amount / 100}`);
    }
  });

  it('is never larger than the reduction of the price that shoppers see', () => {
    const tooLarge = offers.filter(
      ({ offer }) => offer.instantSavings && offer.listPrice - offer.price < offer.instantSavings.amount,
    );
    expect(tooLarge.map(({ offer }) => offer.sku)).toEqual([]);
  });

  it.each(['2026-11-22T08:30:00Z', '2026-11-23T06:59:00Z', '2026-10-25T20:00:00Z', '2026-03-08T09:59:00Z'])(
    'seeded at %s ends on one day, in its price, its banner and its text',
    (time) => {
      const now = new Date(time);
      for (const { programId, endsInDays } of promotions) {
        const savings = offers.flatMap(({ offer: { instantSavings, consumerRebate } }) =>
          [instantSavings, consumerRebate].filter((saving) => saving?.programId === programId),
        );
        const banner = banners.filter(({ id }) => id === programId);
        const days = [...savings, ...banner].map((dated) => dated?.endsInDays);
        expect(new Set(days), programId).toEqual(new Set([endsInDays]));
        const day = dayIn(now, endsInDays, maple.timezoneId);
        // Prices and rebates name the day of this moment, its text is the day itself.
        const end = endOfDay(day, maple.timezoneId).toISOString();
        const text = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
        expect(formatDate(end, 'en-US', maple.timezoneId)).toBe(text.format(new Date(day)));
      }
    },
  );

  it('is advertised only where it is valid, and its end is only in its dates', () => {
    const sentences = contents.map(
      ({ name, content }) => `${name} ${plainOf(content.en)} ${plainOf(content.fr)}`,
    );
    expect(
      sentences.filter((text) => /end of the month|fin du mois|this week|cette semaine/i.test(text)),
    ).toEqual([]);
    const names = promotions.flatMap(({ name, programId }) => [name.en, name.fr, programId]);
    const abroad = contentsOf('boreale').filter(({ content }) =>
      names.some((name) => `${content.en} ${content.fr}`.includes(name)),
    );
    expect(abroad.map(({ name }) => name)).toEqual([]);
  });
});
