import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { facetValues } from '../../server/backend/catalog/standardFacets.ts';
import { categories } from '../categories/tree.ts';
import type { Text } from '../text.ts';
import type { DemoProduct } from '../types.ts';
import { services } from './commerce/services.ts';
import { products, sellable } from './products.ts';
import { subjects } from './subjects.ts';

const media = (address: string) => fileURLToPath(new URL(`..${address}`, import.meta.url));
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const bySku = new Map(products.map((product) => [product.sku, product]));
const spoken = (text: Text) => text.en.trim() !== '' && text.fr.trim() !== '';

describe('size of the demo catalog', () => {
  it('has at least 330 products of all three types', () => {
    expect(sellable.length).toBeGreaterThanOrEqual(330);
    const of = (type: DemoProduct['type']) => sellable.filter((product) => product.type === type).length;
    expect(of('simple')).toBeGreaterThan(80);
    expect(of('configurable')).toBeGreaterThan(120);
    expect(of('bundle')).toBeGreaterThan(25);
  });

  it('fills at least 20 shelves with five products or more, and every category has some', () => {
    const many = (key: string) => sellable.filter((product) => product.categories.includes(key)).length;
    const shelves = categories.filter((category) => category.level === 3);
    expect(shelves.filter((shelf) => many(shelf.urlKey) >= 5).length).toBeGreaterThanOrEqual(20);
    expect(categories.filter((category) => category.level > 1 && many(category.urlKey) === 0)).toEqual([]);
  });

  it('keeps the number of pictures within what is rendered in an hour', () => {
    const pictures = subjects.reduce((sum, subject) => sum + subject.views.length, 0);
    expect(pictures).toBeLessThanOrEqual(1050);
    expect(subjects.filter((subject) => subject.spin)).toHaveLength(8);
  });
});

describe('names and numbers', () => {
  const variants = sellable.flatMap((product) => product.variants);

  it('never uses a sku, url key, model number or name twice', () => {
    expect(repeated([...products, ...variants].map(({ sku }) => sku))).toEqual([]);
    expect(repeated(products.map(({ urlKey }) => urlKey))).toEqual([]);
    expect(repeated(variants.map(({ urlKey }) => urlKey))).toEqual([]);
    expect(repeated(sellable.map(({ modelNumber }) => modelNumber))).toEqual([]);
    expect(repeated(variants.map(({ modelNumber }) => modelNumber))).toEqual([]);
    expect(repeated(sellable.map(({ name }) => name.en))).toEqual([]);
    expect(repeated(sellable.map(({ name }) => name.fr))).toEqual([]);
    expect(repeated(sellable.map(({ shortDescription }) => shortDescription.en))).toEqual([]);
  });

  it('speaks both languages, and not the same one twice', () => {
    const texts = sellable.flatMap((product) => [
      product.name,
      product.shortDescription,
      product.description,
    ]);
    expect(texts.filter((text) => !spoken(text) || text.en === text.fr)).toEqual([]);
    const small = sellable.flatMap(({ features, specs, flags, documents, options }) => [
      ...features,
      ...flags.map((flag) => flag.text),
      ...documents.map((document) => document.title),
      ...specs.flatMap(({ group, details }) => [
        group,
        ...details.flatMap(({ label, value }) => [label, value]),
      ]),
      ...options.flatMap(({ label, values }) => [label, ...values.map((value) => value.label)]),
    ]);
    expect(small.filter((text) => !spoken(text))).toEqual([]);
  });

  it('lists urls that need no escaping', () => {
    expect(
      [...products, ...categories].filter(({ urlKey }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(urlKey)),
    ).toEqual([]);
  });
});

describe('money', () => {
  const priced = [...products, ...sellable.flatMap((product) => product.variants)];

  it('prices everything in whole cents, never above its list price', () => {
    expect(
      priced
        .filter(({ price }) => !Number.isInteger(price) || price < 1000 || price > 2_000_000)
        .map(({ name, price }) => [name.en, price]),
    ).toEqual(services.filter(({ price }) => price === 0).map(({ name }) => [name.en, 0]));
    expect(
      priced.filter(({ price, listPrice }) => !Number.isInteger(listPrice) || listPrice < price),
    ).toEqual([]);
  });

  it('ends every price in .00 or .99', () => {
    expect(products.filter(({ price }) => ![0, 99].includes(price % 100))).toEqual([]);
  });

  it('saves at most a fifth, and only where a price is shown', () => {
    const saving = sellable.filter((product) => product.instantSavings ?? product.consumerRebate);
    expect(saving.length).toBeGreaterThan(40);
    expect(saving.filter(({ poa }) => poa)).toEqual([]);
    expect(
      saving.filter(
        ({ price, instantSavings, consumerRebate }) =>
          (instantSavings?.amount ?? consumerRebate?.amount ?? 0) > price / 5 + 100,
      ),
    ).toEqual([]);
  });

  it('prices a bundle below what its parts cost apart, which is its list price', () => {
    const bundles = sellable.filter((product) => product.type === 'bundle');
    for (const { urlKey, price, listPrice, bundle, instantSavings } of bundles) {
      const parts = bundle.map(({ sku, selectionQty }) => ({ part: bySku.get(sku), selectionQty }));
      const pricesOf = (part: DemoProduct | undefined) =>
        part && part.variants.length > 0
          ? part.variants.map((one) => one.price)
          : [part?.price ?? Number.NaN];
      // What the pages show: the lowest price of the variants.
      const sum = parts.reduce(
        (total, { part, selectionQty }) => total + selectionQty * Math.min(...pricesOf(part)),
        0,
      );
      expect(price, urlKey).toBeLessThan(sum);
      // The saving would tell the price of a part that is withheld.
      const isShown = parts.every(({ part }) => part?.displayPrice && !part.msrpEnabled);
      expect(listPrice, urlKey).toBe(isShown ? sum : price);
      if (isShown) expect(listPrice - price, urlKey).toBeGreaterThanOrEqual(instantSavings?.amount ?? 0);
      expect(new Set(bundle.map(({ sku }) => sku)).size, urlKey).toBe(bundle.length);
      expect(bundle.length, urlKey).toBeGreaterThan(1);
    }
  });

  it('has the rare ways to be sold', () => {
    expect(sellable.some(({ poa }) => poa)).toBe(true);
    expect(sellable.some(({ msrpEnabled }) => msrpEnabled)).toBe(true);
    expect(sellable.some(({ addable, poa }) => !addable && !poa)).toBe(true);
    const isSoldOut = (quantities: readonly number[]) =>
      quantities.length > 0 && quantities.every((qty) => qty === 0);
    expect(sellable.some(({ stock }) => isSoldOut(Object.values(stock)))).toBe(true);
    expect(sellable.filter(({ outlets }) => outlets.length > 0).length).toBeGreaterThan(10);
  });
});

describe('what points elsewhere points at something', () => {
  it('shows only pictures that are rendered', () => {
    const rendered = new Set(
      subjects.flatMap(({ id, views }) => views.map((view) => `/media/products/${id}-${view}.webp`)),
    );
    const addresses = sellable.flatMap((product) => [
      ...product.images,
      ...product.variants.flatMap((variant) => variant.images),
    ]);
    expect(addresses.filter((address) => !rendered.has(address))).toEqual([]);
    expect(sellable.filter(({ images }) => images.length < 2)).toEqual([]);
    expect(categories.filter(({ image }) => !rendered.has(image))).toEqual([]);
  });

  it('links only to products that exist, never to itself', () => {
    for (const product of sellable) {
      const links = [
        ...product.bundle.map(({ sku }) => sku),
        ...product.related,
        ...product.crosssells,
        ...product.addOns,
      ];
      if (product.stepUp) links.push(product.stepUp);
      expect(
        links.filter((sku) => !bySku.has(sku) || sku === product.sku),
        product.urlKey,
      ).toEqual([]);
      expect(product.related.length, product.urlKey).toBeGreaterThanOrEqual(2);
    }
  });

  it('hands out documents and icons that are in the repository', () => {
    const files = new Set([
      ...sellable.flatMap(({ documents }) => documents.flatMap(({ url }) => [url.en, url.fr])),
      ...categories.map(({ icon }) => icon).filter(Boolean),
      ...products.filter(({ subject }) => !subject).flatMap(({ images }) => images),
    ]);
    expect([...files].filter((address) => !existsSync(media(address)))).toEqual([]);
  });

  it('puts every product on shelves that exist', () => {
    const keys = new Set(categories.map(({ urlKey }) => urlKey));
    expect(sellable.filter((product) => product.categories.some((key) => !keys.has(key)))).toEqual([]);
  });
});

describe('facets and opinions', () => {
  it('uses only known facet values, and most of them', () => {
    for (const [code, labels] of Object.entries(facetValues)) {
      const used = new Set(
        sellable.flatMap((product) => product.facets[code as keyof typeof facetValues] ?? []).map(String),
      );
      expect(
        [...used].filter((key) => !(key in labels)),
        code,
      ).toEqual([]);
      expect(used.size / Object.keys(labels).length, code).toBeGreaterThan(0.7);
    }
  });

  it('describes each product by at least three facets', () => {
    expect(sellable.filter(({ facets }) => Object.keys(facets).length < 3)).toEqual([]);
  });

  it('adds up its reviews and repeats no sentence within a product', () => {
    for (const { urlKey, reviews } of sellable) {
      const { count, distribution, written, rating } = reviews;
      expect(
        distribution.reduce((sum, many) => sum + many, 0),
        urlKey,
      ).toBe(count);
      expect(written.length, urlKey).toBeLessThanOrEqual(12);
      expect(repeated(written.map(({ body }) => body.en)), urlKey).toEqual([]);
      expect(repeated(written.map(({ author }) => author)), urlKey).toEqual([]);
      if (count > 0) expect(rating, urlKey).toBeGreaterThan(2);
    }
  });
});
