import { searchPath } from '@contract/paths';
import { expect, it } from 'vitest';
import { sharedTarget } from './sharedTarget';

const origin = 'https://shop.example';
const of = (shared: Record<string, string>, basename = '') =>
  sharedTarget(new URLSearchParams(shared), origin, basename);

it.each([
  [{ text: 'leather sofa' }, '/search/leather%20sofa'],
  [{ q: 'leather sofa' }, '/search/leather%20sofa'],
  [{ title: 'Hudson Sofa', text: 'https://other.example/p/1' }, '/search/Hudson%20Sofa'],
  [{ title: 'A page', text: 'blue lamp https://other.example/x' }, '/search/blue%20lamp'],
  [{ url: 'https://shop.example/product/tate-sofa?x=1' }, '/product/tate-sofa?x=1'],
  [{ text: 'Look: https://shop.example/catalog/beds' }, '/catalog/beds'],
  [{ text: 'Look at https://shop.example/product/tate-sofa.' }, '/product/tate-sofa'],
  [{ text: 'This one (https://shop.example/product/tate-sofa), please' }, '/product/tate-sofa'],
  [{ text: 'x'.repeat(300) }, `/search/${'x'.repeat(100)}`],
  [{ text: `${'x'.repeat(99)}🛋` }, `/search/${'x'.repeat(99)}`],
  [{ text: 'sofa \ud83d' }, '/search/sofa%20%EF%BF%BD'],
  [{ url: 'https://other.example/' }, null],
  [{ url: 'https://shop.example/search?text=sofa' }, null],
  [{}, null],
])('%o leads to %s', (shared, target) => expect(of(shared as Record<string, string>)).toBe(target));

it('keeps a link of this language in the language', () => {
  expect(of({ url: 'https://shop.example/fr/product/tate-sofa' }, '/fr')).toBe('/product/tate-sofa');
});

it('cuts a long text between characters, because half a character can’t be encoded in a URL', () => {
  const text = `a${'😀'.repeat(200)}`;
  const target = sharedTarget(new URLSearchParams({ text }), 'https://shop.example');
  expect(decodeURIComponent(target ?? '')).toMatch(/^\/search\/a(😀)+$/u);
  expect(decodeURIComponent(searchPath('sofa \ud83d') ?? '')).toBe('/search/sofa \ufffd');
});
