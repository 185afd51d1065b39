import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { product, productPage } from './product';

const priced = {
  entity_id: 1,
  price: 900,
  list_price: 1000,
  price_to: 1100,
  final_price_without_tax: 900,
  regular_price_without_tax: 1000,
  discount: 100,
  instant_savings: 50,
  consumer_rebate: 60,
};
const amountsOf = (more: object) =>
  Object.values(z.parse(product, { ...priced, ...more })).filter(
    (value) => typeof value === 'number' && value >= 50,
  );

it.each([{ msrp_enabled: 1 }, { poa: true }, { display_price: '0' }])(
  'removes every amount of a price that must not be shown: %o',
  (rule) => {
    expect(amountsOf({})).toHaveLength(8);
    expect(amountsOf(rule)).toEqual([]);
  },
);

describe('a product whose price must not be shown, from any backend', () => {
  const simple = { ...priced, entity_id: 2 };
  it.each([{ msrp_enabled: true }, { poa: 1 }, { display_price: false }])(
    'withholds the prices of its variants and clearance pieces: %o',
    (rule) => {
      const page = {
        ...priced,
        ...rule,
        simple_products: [simple],
        outlets: [simple],
        outlet: { price: 444 },
      };
      const { simple_products, outlets, outlet } = z.parse(productPage, page);
      for (const one of [...simple_products, ...outlets]) {
        expect([one.msrp_enabled, one.poa, !one.display_price]).toContain(true);
        expect(JSON.stringify(one)).not.toMatch(/900|1000|1100|:50|:60/);
      }
      expect(outlet?.price).toBeNull();
      expect(z.parse(product, { ...priced, ...rule, outlet: { price: 444 } }).outlet?.price).toBeNull();
    },
  );

  it.each([{ msrp_enabled: '1' }, { poa: true }, { display_price: 0 }])(
    'is withheld as a part of a bundle: %o',
    (rule) => {
      const bundle_items = [{ ...priced, ...rule }, simple];
      const page = z.parse(productPage, { entity_id: 3, type_id: 'bundle', bundle_items });
      expect(page.bundle_items.map(({ price }) => price)).toEqual([null, 900]);
      const inVariants = z.parse(productPage, {
        entity_id: 3,
        type_id: 'bundle',
        simple_products: bundle_items,
      });
      expect(inVariants.bundle_items.map(({ price }) => price)).toEqual([null, 900]);
    },
  );
});
