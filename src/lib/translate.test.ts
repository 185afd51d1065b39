import { expect, it } from 'vitest';
import { type Texts, translate } from './translate';

const texts: Texts = {
  plain: 'Cart',
  empty: '',
  hello: 'Hello {{name}}, {{ name }} and {{other}}',
  sizes: { label: 'Size', inner: { deep: 'Deep' } },
  item_zero: 'none',
  item_one: '{{count}} item',
  item_other: '{{count, number}} items',
  page_one: 'a page',
  page_other: '{{count}} pages',
  any: 'any of {{count}}',
};
const inEnglish = (key: string, values = {}) => translate(texts, key, values, 'en-US');

it.each([
  ['plain', {}, 'Cart'],
  ['empty', {}, ''],
  ['sizes.label', {}, 'Size'],
  ['sizes.inner.deep', {}, 'Deep'],
  ['hello', { name: 'Ada' }, 'Hello Ada, Ada and '],
  ['hello', { name: null, other: 0 }, 'Hello ,  and 0'],
  [
    'hello',
    { name: '{{other}} $& $t(plain)', other: 'x' },
    'Hello {{other}} $& $t(plain), {{other}} $& $t(plain) and x',
  ],
  ['item', { count: 0 }, 'none'],
  ['item', { count: 1 }, '1 item'],
  ['item', { count: 1234 }, '1,234 items'],
  ['page', { count: 0 }, '0 pages'],
  ['any', { count: 3 }, 'any of 3'],
  ['page', {}, undefined],
  ['sizes', {}, undefined],
  ['sizes.none', {}, undefined],
  ['plain.more', {}, undefined],
  ['toString', {}, undefined],
])('%s with %j', (key, values, text) => expect(inEnglish(key, values)).toBe(text));

it('counts and writes numbers by the locale', () => {
  const french = { page_one: '{{count}} page', page_other: '{{count}} pages', n: '{{count, number}}' };
  expect(translate(french, 'page', { count: 0 }, 'fr-CA')).toBe('0 page');
  expect(translate(french, 'page', { count: 2 }, 'fr-CA')).toBe('2 pages');
  // French has a form of its own for millions, which no text of the shop has.
  expect(translate(french, 'page', { count: 2_000_000 }, 'fr-CA')).toBe('2000000 pages');
  expect(translate(french, 'n', { count: 1234.5 }, 'fr-CA')).toMatch(/^1\s234,5$/);
});
