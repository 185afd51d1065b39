import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatDate } from '@/lib/dates';
import { promotions } from '../demo/catalog/commerce/promotions.ts';
import { services } from '../demo/catalog/commerce/services.ts';
import { products, sellable } from '../demo/catalog/products.ts';
import { banners } from '../demo/content/banners.ts';
import { pages } from '../demo/content/pages/pages.ts';
import { dayIn, endOfDay } from '../demo/seed/dates.ts';
import type { ContentTenant } from '../demo/shopTypes.ts';
import { listPriceFor, priceFor } from '../demo/tenants/assortment.ts';
import { boreale } from '../demo/tenants/boreale.ts';
import { maple } from '../demo/tenants/maple.ts';
import type { Text } from '../demo/text.ts';
import { DELIVERY_CODES, deliveryPrice, deliveryTitle } from '../server/backend/cart/delivery.ts';
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
    expect(deliveryPrice('standard_delivery', 99_900, '')).toBe(0);
    expect(deliveryPrice('standard_delivery', 99_899, '')).toBeGreaterThan(0);
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
        const end = endOfDay(day, maple.timezoneId).toISOString();
        expect(formatDate(end, 'en-US', maple.timezoneId)).toBe(formatDate(day, 'en-US', maple.timezoneId));
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

describe('a product', () => {
  it('is flagged as on sale exactly when its list price is struck, for every tenant', () => {
    for (const product of sellable) {
      const isFlagged = product.flags.some(({ text }) => text.en === 'Sale');
      for (const tenant of ['maple', 'boreale'] as const) {
        const list = product.poa || product.msrpEnabled ? null : listPriceFor(tenant, product);
        expect(list !== null && list > priceFor(tenant, product.price), `${product.urlKey} ${tenant}`).toBe(
          isFlagged,
        );
      }
    }
  });

  it('is flagged as made to order exactly when nobody counts its stock, so that the shop orders it', () => {
    const pieces = sellable.filter(({ type }) => type !== 'bundle');
    const isFlagged = ({ flags }: (typeof pieces)[number]) =>
      flags.some(({ text }) => text.en === 'Made to order');
    expect(pieces.filter(isFlagged).length).toBeGreaterThan(5);
    const isCounted = ({ stock, variants }: (typeof pieces)[number]) =>
      [...(variants.length > 0 ? variants.map((variant) => variant.stock) : [stock])].some(
        (one) => Object.keys(one).length > 0,
      );
    expect(pieces.filter((piece) => isFlagged(piece) === isCounted(piece))).toEqual([]);
  });

  it('has the model number that its page shows', () => {
    const configurable = sellable.filter(({ variants }) => variants.length > 0);
    expect(configurable.length).toBeGreaterThan(100);
    expect(
      configurable.filter(({ modelNumber, variants }) => modelNumber !== variants[0]?.modelNumber),
    ).toEqual([]);
  });

  it('has no word twice in its name', () => {
    const names = offers.flatMap(({ offer }) => [offer.name.en, offer.name.fr]);
    const words = (name: string) =>
      name
        .toLowerCase()
        .replace('côte à côte', '')
        .split(/[\s,]+/)
        .filter((word) => word.length > 3);
    expect(names.filter((name) => new Set(words(name)).size < words(name).length)).toEqual([]);
  });

  it('that is an appliance offers haul-away, one installation, and the parts that connect it', () => {
    const kindOf = new Map(services.map(({ id, kind }) => [`SV-${id.toUpperCase()}`, kind]));
    const appliances = sellable.filter(({ categories: [department] }) =>
      ['kitchen-appliances', 'laundry'].includes(department ?? ''),
    );
    expect(appliances.length).toBeGreaterThan(50);
    const connected = ['washer', 'dryer', 'dishwasher', 'range', 'laundry-pair', 'kitchen-package'];
    for (const { urlKey, family, addOns } of appliances) {
      const kinds = addOns.map((sku) => kindOf.get(sku));
      const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length;
      expect([count('haul-away'), count('installation')], urlKey).toEqual([1, 1]);
      if (connected.includes(family)) expect(count('part'), urlKey).toBeGreaterThan(0);
    }
  });

  it('that is upholstered in several covers comes with the six free swatches that the content promises', () => {
    const promise = banners.find(({ id }) => id === 'free-swatches');
    expect(plainOf(promise?.content.en ?? '')).toContain('up to six');
    const upholstered = sellable.filter(({ categories }) => categories.includes('sofas'));
    expect(upholstered.length).toBeGreaterThan(10);
    for (const { urlKey, options, freeSwatches } of upholstered)
      expect(freeSwatches, urlKey).toBe(options.some(({ attribute }) => attribute === 'colour') ? 6 : 0);
  });

  it('comes with no add-on preselected that costs money, nor one whose picture looks selected', () => {
    const priceOf = new Map(products.map(({ sku, price }) => [sku, price]));
    const preselected = sellable.flatMap(({ preselectedAddOns }) => preselectedAddOns);
    expect(preselected.length).toBeGreaterThan(0);
    expect(preselected.filter((sku) => priceOf.get(sku) !== 0)).toEqual([]);
    const pictures = new Set(products.filter(({ brand }) => !brand).flatMap(({ images }) => images));
    // The check mark that the picture of a service once was.
    for (const picture of pictures) {
      const drawing = readFileSync(`demo${picture}`, 'utf8');
      expect(drawing, picture).toContain('<path');
      expect(drawing, picture).not.toContain('m8 12 3 3 5-6');
    }
  });

  it('is sold with no add-on that is a delivery method, and services have no manufacturer', () => {
    const key = (title: string) => title.toLowerCase().replace(/[^a-zé]+/g, ' ');
    const titles = ['en', 'fr'].flatMap((language) =>
      DELIVERY_CODES.map((code) => key(deliveryTitle(language, code))),
    );
    expect(
      services.filter(({ name }) => titles.includes(key(name.en)) || titles.includes(key(name.fr))),
    ).toEqual([]);
    expect(products.filter(({ categories, brand }) => categories.length === 0 && brand)).toEqual([]);
  });
});
