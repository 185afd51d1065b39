import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const data = {
  state: {},
  reads: [],
  problems: [],
  isSessionFirst: false,
  translations: { site: { a: '</script><script>window.hacked = 1</script> \u2028 <!-- ' } },
};

// A page asks for its data once: each test is a page of its own.
beforeEach(() => vi.resetModules());
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function read(boot: typeof data | string | null) {
  const { bootElement, bootLink, bootText, readBootData } = await import('./bootData');
  const element = typeof boot === 'string' ? bootLink(boot) : boot && bootElement(bootText(boot));
  document.body.innerHTML = `<div id="root"><p>rendered</p></div>${element ?? ''}`;
  return { element: element ?? '', found: await readBootData() };
}
const isRendered = () => document.getElementById('root')?.textContent === 'rendered';

describe('boot data', () => {
  it('survives serialisation with any content', async () => {
    const { element, found } = await read(data);
    expect(element.match(/<\/?script/g)).toHaveLength(2);
    expect(found).toEqual(data);
    expect(isRendered()).toBe(true);
  });

  it('is fetched from the URL in the page', async () => {
    const fetched = vi.fn(async () => new Response(JSON.stringify(data)));
    vi.stubGlobal('fetch', fetched);
    const address = '/page-data/1?of=%2Fsofas&a="b"';
    expect((await read(address)).found).toEqual(data);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(address, expect.anything());
  });

  it.each<[string, () => Promise<Response>]>([
    ['gone', async () => new Response('', { status: 404 })],
    ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['not JSON', async () => new Response('<html>')],
  ])('that is %s removes the server markup', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('fetch', vi.fn(answer));
    expect((await read('/page-data/1')).found).toBeNull();
    expect(isRendered()).toBe(false);
  });

  it("contains the XML of dealers' HTML instead of the HTML, and no other text changes", async () => {
    const { bootText } = await import('./bootData');
    const html = '<p>Open';
    const state = {
      api: { queries: { a: { data: { content: html, title: html, rows: [{ description: html }] } } } },
    };
    const text = bootText({ ...data, state: state as never }, new Map([[html, 'XML']]));
    expect(JSON.parse(text).state.api.queries.a.data).toEqual({
      content: 'XML',
      title: html,
      rows: [{ description: 'XML' }],
    });
  });

  it('is absent in the plain shell', async () => expect((await read(null)).found).toBeNull());
});
