import { getCategory } from '@contract/category';
import { getChatMessages } from '@contract/chat';
import { tenantConfig } from '@contract/config';
import { type Product, type ProductPage, productPage, type SimpleProduct } from '@contract/product';
import { dimensionsOf } from '@contract/representativeVariant';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CartLine } from '@/features/cart/CartLine';
import { productStructuredData } from '@/features/product/data/productStructuredData';
import { mediaOf } from '@/features/product/gallery/media';
import { type PriceDisplay, priceDisplay } from '@/features/product/price/price';
import { ProductTile } from '@/features/product/tile/ProductTile';
import { simpleProductOf, startingChoice } from '@/features/product/variants/variants';
import { formatMoney } from '@/lib/money';
import { ProductMain } from '@/widgets/ProductMain';
import { openTestBackend, type TestBackend } from './backend/testBackend.ts';
import type { TestBrowser } from './backend/testBrowser.ts';
import { createTestApp } from './createTestApp.tsx';
import { casesOf, isWholeForm } from './wholeForm.ts';

/**
 * Every screen must state the same facts about a product. Visits every product of both shops; the short form visits some of
 * each kind.
 */

const UNLIMITED = 1_000_000;
/** The assistant and the cart answer about every product whose variants differ in price or that has no visible price, and every tenth other. */
const SAMPLE = 10;
/** Products of each kind that the short form visits. */
const VISITED = 10;

let backend: TestBackend;
beforeAll(async () => {
  const limits = { chat: UNLIMITED, chatSession: UNLIMITED };
  backend = await openTestBackend(undefined, { limits });
});
afterAll(() => backend.close());

interface Visit {
  tile: Product;
  page: ProductPage;
  simple: SimpleProduct | null;
}

async function readJson(browser: TestBrowser, path: string): Promise<unknown> {
  const { status, body } = await browser.call('GET', path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return body;
}

async function readTiles(browser: TestBrowser): Promise<Product[]> {
  const tiles: Product[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/categories/default-category?embed=products&limit=100&page=${page}`;
    const { listing } = z.parse(getCategory.response, await readJson(browser, path));
    tiles.push(...(listing?.products ?? []));
    if (!listing || page >= listing.page_count) return tiles;
  }
}

async function visitAll(browser: TestBrowser): Promise<Visit[]> {
  const visits: Visit[] = [];
  const tiles = await readTiles(browser);
  const kinds = [tiles.filter(isSpecial), tiles.filter((tile) => !isSpecial(tile))];
  for (const tile of kinds.flatMap((kind) => casesOf(kind, VISITED))) {
    const page = z.parse(productPage, await readJson(browser, `/products/${tile.url_key}`));
    const simple = page.attributes.length > 0 ? simpleProductOf(page, startingChoice(page, null)) : null;
    visits.push({ tile, page, simple });
  }
  return visits;
}

const isSpecial = (tile: Product) => {
  const display = priceDisplay(tile);
  return display.kind !== 'visible' || display.isLowest;
};
const sampleOf = (visits: readonly Visit[]) =>
  visits.filter(({ tile }, at) => isSpecial(tile) || at % SAMPLE === 0);
const textOf = (html: string) => html.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, '\n');
const amountsIn = (text: string) => text.match(/\$\d[\d,]*(?:\.\d\d)?/g) ?? [];

describe.each([
  ['Maple & Main Home', 'localhost'],
  ['Maison Boréale', 'fr.localhost'],
])('%s', (_, host) => {
  let browser: TestBrowser;
  let visits: Visit[];
  let wrap: (children: ReactNode) => ReactNode;
  let currency = '';
  beforeAll(async () => {
    browser = await backend.newBrowser(host).startSession();
    const config = z.parse(tenantConfig, await readJson(browser, '/config'));
    currency = config.currency_code;
    wrap = createTestApp({ config }).wrap;
    visits = await visitAll(browser);
  });

  const money = (amount: number) => formatMoney(amount, 'en-US', currency);
  /** The price as text, or what stands in its place. */
  const priceText = (display: PriceDisplay) =>
    ({
      visible: () => money(display.kind === 'visible' ? display.price : 0),
      inCart: () => 'See price in cart',
      onApplication: () => 'Call for price',
      hidden: () => '',
    })[display.kind]();
  const differing = (check: (visit: Visit) => boolean) =>
    visits.filter((visit) => !check(visit)).map(({ tile }) => tile.url_key);

  it('has products of every kind', () => {
    expect(visits.length).toBeGreaterThan(isWholeForm ? 100 : VISITED);
    expect(visits.some(({ tile }) => typeof tile.price_to === 'number')).toBe(true);
    expect(visits.filter(({ simple }) => simple !== null).length).toBeGreaterThan(VISITED / 2);
  });

  it('says the same price on the tile and the page of each product', () => {
    const displaysOf = ({ tile, page, simple }: Visit) => [
      { ...priceDisplay(tile), isLowest: false },
      { ...priceDisplay(simple ?? page), isLowest: false },
      { ...priceDisplay(page), isLowest: false },
    ];
    expect(
      differing((visit) => {
        const [first, ...others] = displaysOf(visit).map((display) => JSON.stringify(display));
        return others.every((other) => other === first);
      }),
    ).toEqual([]);
  });

  it('says "From" exactly where another variant in stock costs more', () => {
    expect(
      differing(({ tile, page, simple }) => {
        const display = priceDisplay(tile);
        if (display.kind !== 'visible' || !simple) return typeof tile.price_to !== 'number';
        const prices = page.simple_products
          .filter((one) => one.in_stock || !simple.in_stock)
          .map(({ price }) => price ?? 0);
        return (
          display.price === Math.min(...prices) && display.isLowest === Math.max(...prices) > display.price
        );
      }),
    ).toEqual([]);
  });

  it('shows the same variant on the tile and the page: sizes, picture, stock', () => {
    expect(
      differing(({ tile, page, simple }) => {
        const [picture] = mediaOf(page, simple);
        return (
          JSON.stringify(dimensionsOf(page, simple)) === JSON.stringify(dimensionsOf(tile, null)) &&
          (tile.image_url.normal === '' || picture?.url === tile.image_url.normal) &&
          tile.in_stock === page.in_stock &&
          (!simple || simple.in_stock === page.in_stock) &&
          tile.availability === page.availability
        );
      }),
    ).toEqual([]);
  });

  it('filters and sorts by the price and the sizes that the tile shows', async () => {
    const state = await backend.context.catalog.current();
    const tenant = state.tenants.find(({ code }) => code === (host === 'localhost' ? 'maple' : 'boreale'));
    const index = (await state.indexes).get(tenant?.id ?? 0);
    expect(
      differing(({ tile }) => {
        const position = index?.positionOf.get(Number(tile.entity_id)) ?? -1;
        const read = (measure: string) => {
          const value = index?.measures.get(measure)?.[position] ?? Number.NaN;
          return Number.isNaN(value) ? null : Math.round(value * 100) / 100;
        };
        const { width, depth, height } = tile.dimensions;
        return (
          read('price') === tile.price &&
          [width, depth, height].every((size, at) => {
            const value = read(['width', 'depth', 'height'][at] ?? '');
            return size === value || (size !== null && Math.abs(size - (value ?? 0)) < 0.01);
          })
        );
      }),
    ).toEqual([]);
  });

  it('renders the same price on tile and page, and in the data for search engines', () => {
    expect(
      differing(({ tile, page, simple }) => {
        const display = priceDisplay(tile);
        const expected = priceText(display);
        const tileText = textOf(renderToString(wrap(createElement(ProductTile, { product: tile }))));
        const variant = { choice: startingChoice(page, null), simple, choose: () => undefined };
        const main = createElement(ProductMain, { product: page, isPartial: false, variant });
        const pageText = textOf(renderToString(wrap(main)));
        const seo = {
          currency,
          urls: { page: (path: string) => path, file: (src: string) => src },
          path: '/',
        };
        const { offers } = productStructuredData(page, simple, seo);
        const isFrom = display.kind === 'visible' && display.isLowest;
        return (
          tileText.includes(expected) &&
          tileText.includes('From') === isFrom &&
          pageText.includes(expected) &&
          offers?.price === (display.kind === 'visible' ? display.price : undefined)
        );
      }),
    ).toEqual([]);
  });

  it('puts each into the cart at the price of its page', async () => {
    const wrong: string[] = [];
    for (const { tile, page, simple } of sampleOf(visits)) {
      const display = priceDisplay(simple ?? page);
      if (!page.display_add_to_cart || !(simple ?? page).in_stock) continue;
      const more = simple ? { super_attribute: startingChoice(page, null) } : {};
      const shopper = await backend.newBrowser(host).startSession();
      const [item] = (await shopper.add(page.entity_id, 1, more)).items;
      if (!item) throw new Error(`${tile.url_key} is not in the cart`);
      const line = textOf(renderToString(wrap(createElement(CartLine, { item }))));
      const isSame = display.kind === 'visible' ? item.price.amount === display.price : item.price.amount > 0;
      if (!isSame || !line.includes(item.row_total.formatted)) wrong.push(tile.url_key);
    }
    expect(wrong).toEqual([]);
  });

  it('answers with the price, width and stock of the page', async () => {
    const wrong: string[] = [];
    for (const { tile, page, simple } of sampleOf(visits)) {
      const userPrompt = 'What does it cost, how wide is it and is it in stock?';
      const body = { url: `/product/${page.url_key}`, userPrompt };
      const response = await browser.call('PUT', `/chat/message/${page.entity_id}`, body, {
        'accept-language': 'en',
      });
      const text = z.parse(getChatMessages.response, response.body).at(-1)?.text ?? '';
      const display = priceDisplay(simple ?? page);
      const { width } = dimensionsOf(page, simple);
      const isPriced =
        display.kind === 'visible' ? text.includes(money(display.price)) : amountsIn(text).length === 0;
      const isSized = width === null || text.includes(`${width} in.`) || page.type_id === 'bundle';
      const isOnHand = /out of stock/.test(text) === !(simple ?? page).in_stock;
      if (!isPriced || !isSized || !isOnHand) wrong.push(`${tile.url_key}: ${text}`);
    }
    expect(wrong).toEqual([]);
  });
});
