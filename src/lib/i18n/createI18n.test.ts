import { expect, it, vi } from 'vitest';
import { backendOf, createI18n, loadedTexts, loadTexts } from './createI18n';

const files = import.meta.glob<Record<string, object>>('/locales/*/{site,cart,checkout}.json', {
  eager: true,
  import: 'default',
});
const read = vi.fn(async (language: string, namespace: string) => ({
  ...files[`/locales/${language}/${namespace}.json`],
}));
const backend = backendOf(read);

it('loads each namespace once, in the language of the locale', async () => {
  const i18n = await createI18n('en-CA', { backend, texts: { cart: { name: 'own' } } });
  await Promise.all([loadTexts(i18n, ['cart', 'site']), loadTexts(i18n, ['checkout'])]);
  expect(read.mock.calls).toEqual([
    ['en', 'site'],
    ['en', 'checkout'],
  ]);
  expect(Object.keys(loadedTexts(i18n)).sort()).toEqual(['cart', 'checkout', 'site']);
});

it.each([
  ['en-US', /^Only 1 is/, /^Only 1,234 are/],
  ['fr', /^Un seul article est/, /^Seulement 1\u202f234 articles/],
  ['fr-CA', /^Un seul article est/, /^Seulement 1\u00a0234 articles/],
])('counts and writes numbers by the locale %s', async (locale, one, many) => {
  const i18n = await createI18n(locale, { backend, namespaces: ['cart'] });
  const text = (count: number) => i18n.t('qtyLowered', { ns: 'cart', count });
  expect(text(1)).toMatch(one);
  expect(text(1234)).toMatch(many);
});

it('shows the word of a dealer where the shop has no text for it', async () => {
  const i18n = await createI18n('en', { backend, namespaces: ['checkout'] });
  const statusText = (status: string) => i18n.t(`status.${status}`, { ns: 'checkout', defaultValue: status });
  expect([statusText('shipped'), statusText('awaiting_parts')]).toEqual(['Shipped', 'awaiting_parts']);
});

it('has types that refuse a key, a namespace or a value that does not exist', async () => {
  const t = (await createI18n('en')).getFixedT('en', 'site');
  const wrong = [
    // @ts-expect-error no such key
    () => t('hoome'),
    // @ts-expect-error no such namespace
    () => t('house:home'),
    // @ts-expect-error the text has another value
    () => t('accountHello', { shop: 'Maple' }),
  ];
  expect(wrong).toHaveLength(3);
});
