import { describe, expect, it, vi } from 'vitest';
import { makeEffectiveUrl, withParametersOf } from './effectiveUrl.ts';

const facets = [
  { code: 'color', label: 'Color', type: 'list', values: [] },
  { code: 'ref', label: 'Reference', type: 'list', values: [] },
];

/** A backend whose category "sofas" has these facets, in the shape of a response. */
function make(body: unknown, status = 200) {
  const send = vi.fn(async () => ({ status, body }));
  return { send, effective: makeEffectiveUrl(() => send) };
}

const searchOf = async (effective: (url: URL) => Promise<URL>, path: string) =>
  (await effective(new URL(path, 'https://shop.example'))).search;

const categoryBody = { entity_id: '1', name: 'Sofas', url_key: 'sofas', listing: { products: [], facets } };

describe('the URL that a page is rendered for', () => {
  it.each([
    'gad_source=1',
    'gad_campaignid=2',
    'gbraid=a',
    'wbraid=a',
    'gclid=a',
    'srsltid=b',
    'dclid=1',
    'mc_cid=1',
    'mc_eid=1',
    'ttclid=c',
    'twclid=c',
    'li_fat_id=1',
    'yclid=1',
    'irclickid=1',
    'source=x',
    'fbclid=1',
    'msclkid=2',
    'utm_source=mail',
    '_gl=1*x',
    'anything',
  ])('has no parameter %s', async (parameter) => {
    const { effective } = make(categoryBody);
    for (const path of ['/', '/product/hudson-sofa', '/catalog/sofas', '/fr/catalog/sofas', '/search/sofa'])
      expect(await searchOf(effective, `${path}?${parameter}`)).toBe('');
  });

  it('has the filters of the listing, whatever the dealer calls them, in one order', async () => {
    const { effective, send } = make(categoryBody);
    expect(await searchOf(effective, '/catalog/sofas?ref=x&gclid=1&page=2&color=oak')).toBe(
      '?color=oak&page=2&ref=x',
    );
    expect(await searchOf(effective, '/catalog/sofas?color=oak&page=2&ref=x')).toBe(
      '?color=oak&page=2&ref=x',
    );
    expect(send).toHaveBeenCalledOnce();
  });

  it("reads the specification's own names of filters", async () => {
    const { effective } = make({ products: [], filters: facets });
    expect(await searchOf(effective, '/catalog/special/collection/oak?color=oak&x=1')).toBe('?color=oak');
  });

  it.each([
    ['/catalog/sofas', categoryBody],
    ['/catalog/special/collection/oak', { products: [], filters: facets }],
    ['/special/collection/oak', { products: [], filters: facets }],
    ['/fr/spring/sale/special/collection/oak/', { products: [], filters: facets }],
  ])('has the filters of %s from a wrapped response (docs/spec/19 §8)', async (path, data) => {
    const { effective } = make({ success: true, data });
    expect(await searchOf(effective, `${path}?color=oak&x=1`)).toBe('?color=oak');
  });

  it('asks nothing without a possible filter', async () => {
    const { effective, send } = make(categoryBody);
    await searchOf(effective, '/catalog/sofas?page=2&utm_source=a');
    await searchOf(effective, '/product/x?color=oak');
    await searchOf(effective, '/special/collection?color=oak');
    expect(send).not.toHaveBeenCalled();
  });

  it('has possible filters of a backend that lists products without facets', async () => {
    const { effective } = make({ products: [{ entity_id: 1, name: 'Sofa' }] });
    expect(await searchOf(effective, '/search/sofa?color=oak&gclid=1')).toBe('?color=oak');
    const { effective: ofNothing } = make({ products: [] });
    expect(await searchOf(ofNothing, '/search/sofa?color=oak')).toBe('');
  });

  it('keeps possible filters while the backend fails, and asks again', async () => {
    const { effective, send } = make(null, 503);
    expect(await searchOf(effective, '/catalog/sofas?color=oak')).toBe('?color=oak');
    await searchOf(effective, '/catalog/sofas?color=oak');
    expect(send).toHaveBeenCalledTimes(2);
  });
});

it('a redirect carries what was removed', () => {
  const requested = new URL('https://shop.example/catalog/sofas?page=9&gclid=1');
  const effective = new URL('https://shop.example/catalog/sofas?page=9');
  expect(withParametersOf(requested, effective, '/catalog/sofas?page=2')).toBe(
    '/catalog/sofas?page=2&gclid=1',
  );
  expect(withParametersOf(requested, effective, '/catalog/sofas')).toBe('/catalog/sofas?gclid=1');
  expect(withParametersOf(requested, effective, '/sale?a=1#sofas')).toBe('/sale?a=1&gclid=1#sofas');
});
