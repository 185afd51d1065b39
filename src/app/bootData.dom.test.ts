import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LayoutData, PageData } from './bootData';

const translations = { site: { a: '</script><script>window.hacked = 1</script> \u2028 <!-- ' } };
const config = { tenant: null, locale: 'en' };
const categories = { data: ['Sofas'], status: 'rejected' };
const product = { data: { name: 'Alder' }, status: 'rejected' };
const read = (path: string) => ({ method: 'GET' as const, path });
const layout = {
  config,
  site: {},
  queries: { categories },
  reads: [read('/categories')],
  translations,
  isSessionFirst: false,
} as unknown as LayoutData;
const page = {
  api: { queries: { product }, subscriptions: {} },
  reads: [read('/products/alder')],
  problems: [],
} as unknown as PageData;
const data = {
  state: { config, site: {}, api: { queries: { categories, product }, subscriptions: {} } },
  reads: [read('/categories'), read('/products/alder')],
  problems: [],
  isSessionFirst: false,
  translations,
};
const addresses = { layout: '/page-data/layout/1', page: '/page-data/2?of=%2Fsofas&a="b"' };

// A page asks for its data once: each test is a page of its own.
beforeEach(() => vi.resetModules());
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function readFrom(source: 'element' | 'addresses' | 'nothing') {
  const { bootElement, bootLink, bootText, readBootData } = await import('./bootData');
  const element = {
    element: () => bootElement(bootText(layout), bootText(page)),
    addresses: () => bootLink(addresses.layout, addresses.page),
    nothing: () => '',
  }[source]();
  document.body.innerHTML = `<div id="root"><p>rendered</p></div>${element}`;
  return { element, found: await readBootData() };
}
const isRendered = () => document.getElementById('root')?.textContent === 'rendered';

describe('boot data', () => {
  it('survives serialisation with any content', async () => {
    const { element, found } = await readFrom('element');
    expect(element.match(/<\/?script/g)).toHaveLength(2);
    expect(found).toEqual(data);
    expect(isRendered()).toBe(true);
  });

  it('is fetched from two URLs in the page: what all pages share, and what is its own', async () => {
    const answers = new Map([
      [addresses.layout, layout],
      [addresses.page, page],
    ] as [string, unknown][]);
    const fetched = vi.fn(async (url: string) => new Response(JSON.stringify(answers.get(url))));
    vi.stubGlobal('fetch', fetched);
    expect((await readFrom('addresses')).found).toEqual(data);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([addresses.layout, addresses.page]);
  });

  it('is fetched as a whole from a server that lacks the shared part', async () => {
    const whole = async (url: string) =>
      url === `${addresses.page}&whole=true`
        ? new Response(JSON.stringify([layout, page]))
        : new Response('', { status: url === addresses.layout ? 404 : 200 });
    vi.stubGlobal('fetch', vi.fn(whole));
    expect((await readFrom('addresses')).found).toEqual(data);
    expect(isRendered()).toBe(true);
  });

  it.each<[string, () => Promise<Response>]>([
    ['gone', async () => new Response('', { status: 404 })],
    ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['not JSON', async () => new Response('<html>')],
  ])('that is %s removes the server markup', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('fetch', vi.fn(answer));
    expect((await readFrom('addresses')).found).toBeNull();
    expect(isRendered()).toBe(false);
  });

  it("contains the XML of dealers' HTML instead of the HTML, and no other text changes", async () => {
    const { bootText } = await import('./bootData');
    const html = '<p>Open';
    const queries = { a: { data: { content: html, title: html, rows: [{ description: html }] } } };
    const text = bootText({ ...layout, queries: queries as never }, new Map([[html, 'XML']]));
    expect(JSON.parse(text).queries.a.data).toEqual({
      content: 'XML',
      title: html,
      rows: [{ description: 'XML' }],
    });
  });

  it('is absent in the plain shell', async () => expect((await readFrom('nothing')).found).toBeNull());
});
