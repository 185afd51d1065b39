import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { services } from '../demo/catalog/commerce/services.ts';
import { products, sellable } from '../demo/catalog/products.ts';
import { banners } from '../demo/content/banners.ts';
import { listPriceFor, priceFor } from '../demo/tenants/assortment.ts';
import { DELIVERY_CODES, deliveryTitle } from '../server/backend/cart/delivery.ts';
import { plainOf } from './demoContents.ts';

const offers = products.flatMap((product) =>
  [product, ...product.variants].map((offer) => ({ product, offer })),
);

describe('a product of the demo shop', () => {
  it('is flagged as on sale exactly when its list price is struck, for every tenant', () => {
    // A set has a flag of its own.
    for (const product of sellable.filter(({ type }) => type !== 'bundle')) {
      const isFlagged = product.flags.some(({ text }) => text.en === 'Sale');
      for (const tenant of ['maple', 'boreale'] as const) {
        const list = product.poa || product.msrpEnabled ? null : listPriceFor(tenant, product);
        expect(list !== null && list > priceFor(tenant, product.price), `${product.urlKey} ${tenant}`).toBe(
          isFlagged,
        );
      }
    }
  });

  it('that is a set saves what its parts cost apart, in the prices of every tenant', () => {
    const priceOf = new Map(
      sellable.map(({ sku, price, variants: [first] }) => [sku, first?.price ?? price]),
    );
    for (const tenant of ['maple', 'boreale'] as const)
      for (const product of sellable.filter(({ type }) => type === 'bundle')) {
        const list = listPriceFor(tenant, product);
        const sum = product.bundle.reduce(
          (total, { sku, selectionQty }) => total + priceFor(tenant, priceOf.get(sku) ?? 0) * selectionQty,
          0,
        );
        if (list !== null) expect(list, `${product.urlKey} ${tenant}`).toBe(sum);
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
      DELIVERY_CODES.map((code) => key(deliveryTitle({ language, tenant: { delivery: null } }, code, ''))),
    );
    expect(
      services.filter(({ name }) => titles.includes(key(name.en)) || titles.includes(key(name.fr))),
    ).toEqual([]);
    expect(products.filter(({ categories, brand }) => categories.length === 0 && brand)).toEqual([]);
  });
});
