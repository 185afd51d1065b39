import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { promotions } from '../catalog/commerce/promotions.ts';
import { products } from '../catalog/products.ts';
import { subjects } from '../catalog/subjects.ts';
import { categories } from '../categories/tree.ts';
import { locations } from '../locations.ts';
import type { TenantCode } from '../shopTypes.ts';
import { sellsCategory } from '../tenants/assortment.ts';
import type { Text } from '../text.ts';
import { banners } from './banners.ts';
import { blocks } from './blocks/blocks.ts';
import { blogPosts } from './blog.ts';
import { menus } from './menus.ts';
import { pages } from './pages/pages.ts';

const markup: { name: string; text: Text }[] = [
  ...blocks.map(({ identifier, content }) => ({ name: identifier, text: content })),
  ...pages.map(({ identifier, content }) => ({ name: identifier, text: content })),
  ...banners.map(({ id, content }) => ({ name: id, text: content })),
  ...blogPosts.map(({ slug, content }) => ({ name: slug, text: content })),
];
const every = markup.flatMap(({ name, text }) => [
  { name: `${name} (en)`, html: text.en },
  { name: `${name} (fr)`, html: text.fr },
]);
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const tenants: readonly TenantCode[] = ['maple', 'boreale'];

/** Blocks that are switched off by being empty. */
const silent = ['header-after', 'site-scripts-inline', 'gtm-body-before', 'dev-userway-script'];

describe('content of the demo shop', () => {
  it('opens and closes the same tags, in the same order in both languages', () => {
    const alone = new Set(['br', 'hr', 'img', 'input', 'source', 'meta', 'link']);
    for (const { name, html } of every) {
      const open: string[] = [];
      for (const [, slash, tag = ''] of html
        .replaceAll(/<!--.*?-->/g, '')
        .matchAll(/<(\/?)([a-z][a-z0-9-]*)/g)) {
        if (alone.has(tag)) continue;
        if (slash) expect(open.pop(), name).toBe(tag);
        else open.push(tag);
      }
      expect(open, name).toEqual([]);
    }
    const tags = (html: string) => all(html, /<([a-z][a-z0-9-]*)/g);
    for (const { name, text } of markup) expect(tags(text.fr), name).toEqual(tags(text.en));
  });

  it('leaves the first heading of a category to its page', () => {
    const parts = every.filter(({ name }) => name.startsWith('category-'));
    expect(parts.filter(({ html }) => html.includes('<h1'))).toEqual([]);
    expect(parts.some(({ html }) => html.includes('<h2'))).toBe(true);
  });

  it('speaks French in French', () => {
    const same = markup.filter(({ text }) => text.en === text.fr).map(({ name }) => name);
    const allowed = [
      ...silent,
      'site-styles-inline',
      'site-meta-inline',
      'dev-script-validation',
      'seo-home-sd',
    ];
    expect(same.filter((name) => !allowed.includes(name))).toEqual([]);
  });

  it('has no plain anchor, no link in a link, no handler', () => {
    for (const { name, html } of every) {
      expect(html, name).not.toMatch(/<a[\s>]|\son[a-z]+=/);
      for (const inside of all(html, /<avb-link[^>]*>(.*?)<\/avb-link>/gs))
        expect(inside, name).not.toContain('<avb-link');
    }
  });

  it('names every picture, document and icon that exists', () => {
    const rendered = new Set(
      subjects.flatMap(({ id, views }) => views.map((view) => `/media/products/${id}-${view}.webp`)),
    );
    const scenes =
      /^\/media\/scenes\/(living-room|dining-room|bedroom|kitchen|laundry|home-office|patio)(-tall)?\.webp$/;
    const isThere = (address: string) =>
      rendered.has(address) ||
      scenes.test(address) ||
      existsSync(fileURLToPath(new URL(`..${address}`, import.meta.url)));
    for (const { name, html } of every) {
      const addresses = all(html, /(?:src|data-src(?:-[a-z]+)?|href)="(\/media\/[^"#]+)/g);
      expect(
        addresses.filter((address) => !isThere(address)),
        name,
      ).toEqual([]);
    }
    expect(blogPosts.map(({ image }) => image).filter((image) => !isThere(image))).toEqual([]);
  });

  it('links only to pages of this shop', () => {
    const targets = new Set([
      '/',
      '/catalog',
      '/promotions',
      '/blog',
      '/stores',
      '/account',
      '/wishlist',
      '/request-quote',
      '/track-order',
      '/catalog/special/outlet/1',
      ...categories.map(({ urlKey }) => `/catalog/${urlKey}`),
      ...pages.map(({ identifier }) => `/${identifier}`),
      ...promotions.map(({ programId }) => `/catalog/special/promotion/${programId}`),
      ...products.map(({ collection }) => `/catalog/special/collection/${collection}`),
    ]);
    const linked = every
      .flatMap(({ html }) => all(html, /href="(\/[^"]*)"/g))
      .filter((href) => !href.startsWith('/media/'));
    const listed = menus.map(({ requestUrl }) => requestUrl).filter(Boolean);
    expect([...new Set([...linked, ...listed])].filter((href) => !targets.has(href))).toEqual([]);
  });

  it('puts only furniture into the furniture shop', () => {
    const appliances = /\/catalog\/(kitchen|laundry|refrigerators|ranges|washers|dryers)/;
    const entries = [...blocks, ...pages].filter(
      ({ tenants: at, identifier }) => at.includes('boreale') && !identifier.startsWith('category-'),
    );
    expect(
      entries.filter(({ content }) => appliances.test(content.fr)).map(({ identifier }) => identifier),
    ).toEqual([]);
  });

  it('has each block and page once a tenant, and every block a landing page names', () => {
    for (const tenant of tenants) {
      const mine = (items: readonly { identifier: string; tenants: readonly TenantCode[] }[]) =>
        items.filter((item) => item.tenants.includes(tenant)).map(({ identifier }) => identifier);
      const names = mine(blocks);
      expect(names.length).toBe(new Set(names).size);
      expect(mine(pages).length).toBe(new Set(mine(pages)).size);
      const named = categories
        .filter((category) => sellsCategory(tenant, category, categories))
        .flatMap(({ sections }) =>
          sections.flatMap((section) => ('block' in section ? [section.block] : [])),
        );
      expect(named.filter((name) => !names.includes(name))).toEqual([]);
      for (const needed of [
        'footer',
        'header-before',
        'header-after-global-promotions',
        'site-styles-inline',
        'dev-script-validation',
      ]) {
        expect(names).toContain(needed);
      }
    }
  });

  it('has an unexpired banner and rebate for years of demos to start from', () => {
    expect(banners.filter(({ type }) => type === 'link_tile').length).toBeGreaterThanOrEqual(6);
    expect(
      [...banners, ...promotions].filter(
        ({ startsInDays, endsInDays }) => startsInDays >= 0 || endsInDays <= 0,
      ),
    ).toEqual([]);
    expect(blogPosts).toHaveLength(6);
  });
});

describe('what a tenant tells', () => {
  const appliances =
    /appliance|refrigerator|fridge|dishwasher|induction|laundry|électroménager|réfrigérateur|lave-vaisselle|buanderie/i;
  const textsOf = (tenant: 'maple' | 'boreale') =>
    [
      ...[...blocks, ...pages.filter(({ noIndex }) => !noIndex), ...banners, ...menus]
        .filter(({ tenants }) => tenants.includes(tenant))
        .map((one) => JSON.stringify(one)),
      ...blogPosts
        .filter(({ authors }) => authors[tenant])
        .map(({ authors, ...post }) => JSON.stringify({ ...post, author: authors[tenant] })),
    ].map((json) => json.replace(/(?:href|src|requestUrl|identifier)[^,>]*/g, ''));
  const places = (tenant: string) =>
    locations
      .filter((location) => location.tenant === tenant)
      .flatMap(({ city, name }) => [city, name.replace(/^(?:Maple & Main|Maison Boréale) /, '')]);

  it('is about furniture in a shop without appliances', () => {
    expect(textsOf('boreale').filter((json) => appliances.test(json))).toEqual([]);
  });

  it.each([
    ['maple', 'boreale'],
    ['boreale', 'maple'],
  ] as const)('names no place of another: %s', (tenant, other) => {
    const foreign = places(other).filter((place) => !places(tenant).includes(place));
    expect(foreign.length).toBeGreaterThan(3);
    expect(textsOf(tenant).filter((json) => foreign.some((place) => json.includes(place)))).toEqual([]);
  });
});
