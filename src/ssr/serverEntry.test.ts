import { tenantConfig } from '@contract/config';
import type { ApiResponse } from '@contract/transport';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type RenderRequest, type RenderResult, render } from './serverEntry';

const config = z.parse(tenantConfig, {
  name: 'Maple',
  locale: 'en_US',
  locales: [
    { code: 'en_US', language: 'en', label: 'English' },
    { code: 'fr_CA', language: 'fr', label: 'Français' },
  ],
});
const bodies: Record<string, unknown> = {
  '/config': config,
  '/categories': [
    { entity_id: '5', parent_id: '2', level: 2, name: 'Sofas', url_key: 'sofas', include_in_menu: true },
  ],
  '/categories/moved': { entity_id: '7', name: 'Moved', url_key: 'moved', redirect: '/catalog/sofas' },
  '/categories/french': { entity_id: '8', name: 'French', url_key: 'french', redirect: '/fr/catalog/sofas' },
  '/categories/outlet': {
    entity_id: '9',
    name: 'Outlet',
    url_key: 'outlet',
    redirect: 'https://outlet.test/x',
  },
  '/categories/accents': {
    entity_id: '11',
    name: 'Accents',
    url_key: 'accents',
    redirect: '/catalog/canapés',
  },
  '/categories/signs': { entity_id: '12', name: 'Signs', url_key: 'signs', redirect: '/catalog/🛋?page=2' },
  '/categories/write': { entity_id: '10', name: 'Write', url_key: 'write', redirect: 'mailto:ada@shop.test' },
  '/menus': [],
  '/blocks/site-meta-inline': {
    identifier: 'site-meta-inline',
    content: '<meta name="theme-color" content="red">',
  },
  '/blocks/footer': { identifier: 'footer', content: '<p>All sofas <b>here</b></p>' },
  '/blocks/header-after': {
    identifier: 'header-after',
    content: '<avb-promotions data-type="custom"></avb-promotions>',
  },
  '/promobanners/bannertype/custom': [{ banner_id: '1', content: '<p>Open on <b>Sunday</b></p>', css: '' }],
  '/pages/about-us': { identifier: 'about-us', title: 'About us', content: '<p>About <b>us</b></p>' },
  '/pages/returns': { identifier: 'returns', title: 'Returns', content: '<p>Thirty <b>days</b></p>' },
};

/** The calls that the backend fails to answer. */
let failing: RegExp | null = null;
/** The paths of all calls. */
const sent: string[] = [];
const send = async ({ path }: { path: string }): Promise<ApiResponse> => {
  sent.push(path);
  if (failing?.test(path)) return { status: 502, body: null };
  return path in bodies
    ? { status: 200, body: bodies[path] }
    : { status: path.length > 500 ? 400 : 404, body: null };
};

const parts = new Map<string, string>();
let shared: NonNullable<RenderRequest['shared']>;

// During development the check of contents reads the HTML itself.
beforeEach(() => vi.stubEnv('DEV', false));
afterEach(() => {
  vi.unstubAllEnvs();
  failing = null;
});
beforeEach(() => {
  parts.clear();
  shared = { markup: parts, layouts: new Map() };
});

/** Renders like the server: a page stores its parts for the next ones. */
async function renderPage(path: string, sharing: RenderRequest['shared'] = shared) {
  const result = await render({
    url: new URL(path, 'https://shop.test'),
    template: '<html><head><!--head--></head><body><div id="root"><!--app--></div><!--boot--></body></html>',
    manifest: {},
    inlineScript: '',
    styles: [],
    api: () => send,
    translations: async (language, namespace) =>
      (await import(`../../locales/${language}/${namespace}.json`)).default,
    nonce: 'secret',
    isMobile: false,
    isSessionFirst: false,
    bootAddress: { layout: '/page-data/layout/{id}', page: '/page-data/{id}?of=/' },
    shared: sharing,
    signal: new AbortController().signal,
    onError: (error) => {
      throw error;
    },
  });
  for (const [key, markup] of result.parts) parts.set(key, markup);
  return result;
}

const withoutIds = (html: string | null) => html?.replace(/page-data\/[\w/]+/g, 'page-data');
const linksOf = (html: string | null) =>
  [...(html ?? '').matchAll(/href="([^"]*\/catalog\/[^"]*)"/g)].map(([, href]) => href);

describe('pages that share their common parts', () => {
  it('are the same as pages that share nothing, markup and data', async () => {
    const alone = await renderPage('/returns', null);
    await renderPage('/about-us');
    expect(parts.size).toBeGreaterThan(3);
    const second = await renderPage('/returns');
    expect(withoutIds(second.html)).toBe(withoutIds(alone.html));
    const parsed = ({ boot }: RenderResult) =>
      [boot?.layout, boot?.page].map((part) => JSON.parse(part?.text ?? ''));
    expect(parsed(second)).toEqual(parsed(alone));
  });

  it('have the same data of the layout, and of their own only what the layout lacks', async () => {
    const [first, second] = [await renderPage('/about-us'), await renderPage('/returns')];
    expect(second.boot?.layout).toBe(first.boot?.layout);
    const queriesIn = (text = '') => {
      const data = JSON.parse(text);
      return Object.keys(data.queries ?? data.api.queries);
    };
    expect(queriesIn(second.boot?.layout.text)).toContain('getBlock("footer")');
    expect(queriesIn(second.boot?.page.text)).not.toContain('getBlock("footer")');
    expect(queriesIn(second.boot?.page.text).join()).toContain('returns');
    expect((await renderPage('/fr/returns')).boot?.layout.id).not.toBe(second.boot?.layout.id);
  });

  it('keep the language of their address in every link', async () => {
    expect(linksOf((await renderPage('/about-us')).html)).toEqual(['/catalog/sofas']);
    expect(linksOf((await renderPage('/en/about-us')).html)).toEqual(['/en/catalog/sofas']);
    expect(linksOf((await renderPage('/fr/about-us')).html)).toEqual(['/fr/catalog/sofas']);
    expect(linksOf((await renderPage('/returns')).html)).toEqual(['/catalog/sofas']);
  });

  it('hand every content of a shared part to the browser, banners of a header too, without HTML to parse', async () => {
    await renderPage('/about-us');
    const { html, boot } = await renderPage('/returns');
    expect(html).toContain('Open on <b>Sunday</b>');
    for (const text of ['Open on', 'All sofas', 'Thirty'])
      expect(`${boot?.layout.text}${boot?.page.text}`, text).toContain(
        `"content":"\\u003c?xml?>\\u003cp>${text}`,
      );
    expect(boot?.layout.text).toContain('"content":"\\u003c?xml?>\\u003cmeta');
  });

  it('each read the products of a common block, whose stock changes without a new version of the data', async () => {
    const content = '<alta-product-display data-category="lamps"></alta-product-display>';
    const products = [{ entity_id: '9', url_key: 'arc-lamp', name: 'Arc lamp', in_stock: true }];
    const category = { entity_id: '4', name: 'Lamps', url_key: 'lamps', listing: { products, total: 1 } };
    Object.assign(bodies, {
      '/blocks/header-before': { identifier: 'header-before', content },
      '/categories/lamps': category,
    });
    sent.length = 0;
    const pages = await Promise.all([renderPage('/about-us'), renderPage('/returns')]);
    for (const { html } of [...pages, await renderPage('/returns')]) expect(html).toContain('Arc lamp');
    expect(sent.filter((path) => path === '/categories/lamps')).toHaveLength(3);
    delete bodies['/blocks/header-before'];
  });
});

it.each([
  ['/search?q=sofa', '/search/sofa'],
  ['/fr/search?q=sofa', '/fr/search/sofa'],
  ['/fr/search?q=sofa.pdf', '/fr/search/sofa.pdf'],
  ['/catalog/moved', '/catalog/sofas'],
  ['/fr/catalog/moved', '/fr/catalog/sofas'],
  ['/catalog/french', '/fr/catalog/sofas'],
  ['/fr/catalog/french', '/fr/catalog/sofas'],
  ['/fr/catalog/accents', '/fr/catalog/canap%C3%A9s'],
  ['/catalog/signs', '/catalog/%F0%9F%9B%8B?page=2'],
  ['/fr/catalog/outlet', 'https://outlet.test/x'],
  ['/fr/catalog/write', 'mailto:ada@shop.test'],
])('redirects %s to %s', async (path, target) => {
  expect(await renderPage(path)).toMatchObject({ status: 302, redirect: target, html: null });
});

it.each(['/search/', '/blog/', '/product/', '/catalog/', '/'])(
  'has a page with the status 404 for %s and 501 characters',
  async (folder) => {
    const { status, html } = await renderPage(folder + 'a'.repeat(501));
    expect(status).toBe(404);
    expect(html).toContain('<h1');
  },
);

it.each([
  ['/', /^\/pages\/home/],
  ['/blog', /^\/blog/],
  ['/stores', /^\/locations/],
  ['/promotions', /^\/promobanners/],
])(
  '%s has the status 503 while its content can not be read, and 200 where there is none',
  async (path, call) => {
    expect(await renderPage(path)).toMatchObject({ status: 200, hasFailedReads: false });
    failing = call;
    expect(await renderPage(path, null)).toMatchObject({ status: 503, hasFailedReads: true });
  },
);

it('says that a part of the page could not be read', async () => {
  failing = /footer/;
  expect(await renderPage('/about-us', null)).toMatchObject({ status: 200, hasFailedReads: true });
});
