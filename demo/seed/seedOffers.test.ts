import { expect, it } from 'vitest';
import { products } from '../catalog/products.ts';
import { blocks } from '../content/blocks/blocks.ts';
import { sellsProduct } from '../tenants/assortment.ts';
import { tenants } from '../tenants/tenants.ts';
import { promotionsOf, savingsOf } from './seedOffers.ts';

const now = new Date('2026-11-22T12:00:00Z');

it.each(tenants)(
  '$code sells reduced products for each promotion that it announces',
  ({ code, contentOf = code }) => {
    const own = blocks.filter((block) => block.tenants.includes(contentOf));
    const announced = promotionsOf('maple').filter(({ programId }) =>
      own.some(({ content }) => content.en.includes(programId)),
    );
    const programs = promotionsOf(code).map(({ programId }) => programId);
    expect(programs).toEqual(expect.arrayContaining(announced.map(({ programId }) => programId)));
    for (const programId of programs) {
      const reduced = products
        .filter((product) => sellsProduct(code, product))
        .flatMap((product) => [product, ...(product.variants ?? [])])
        .filter((offered) => (offered.instantSavings ?? offered.consumerRebate)?.programId === programId)
        .map((offered) => savingsOf(code, offered, now));
      expect(reduced.length).toBeGreaterThan(0);
      for (const { instantSavings, consumerRebate } of reduced)
        expect(instantSavings ?? consumerRebate).toBeGreaterThan(0);
    }
  },
);

it('Maison Boréale, in Canada, has no promotions of manufacturers in the United States', () => {
  expect(promotionsOf('boreale')).toEqual([]);
});
