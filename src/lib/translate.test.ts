import { expect, it } from 'vitest';
import { createI18n } from './i18n';
import { type Texts, translate, type Values } from './translate';

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

it('shows the default of a key without text, and the key without a default', () => {
  const t = createI18n('en', async () => ({}), { shop: texts }).translateIn('shop');
  expect(t('status.complete', { defaultValue: 'complete' })).toBe('complete');
  expect(t('plain', { defaultValue: 'other' })).toBe('Cart');
  expect(t('other:status.shipped', { defaultValue: '{{name}}' })).toBe('{{name}}');
  expect(t('status.none', { defaultValue: '' })).toBe('');
  expect(t('status.complete')).toBe('status.complete');
});

it('has a type that refuses the options it would ignore', () => {
  const options: Values[] = [
    { name: 'Ada', count: 2, defaultValue: 'x' },
    // @ts-expect-error i18next's context
    { context: 'male' },
    // @ts-expect-error i18next's language
    { lng: 'fr' },
    // @ts-expect-error i18next's ordinal plurals
    { ordinal: true, count: 1 },
    // @ts-expect-error i18next's nested objects
    { returnObjects: true },
    // @ts-expect-error i18next's nested values
    { replace: { name: 'Ada' } },
    // @ts-expect-error a count is a number
    { count: '2' },
  ];
  expect(options).toHaveLength(7);
});
