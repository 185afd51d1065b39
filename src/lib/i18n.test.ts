import { expect, it, vi } from 'vitest';
import { createI18n } from './i18n';

it('loads each namespace once, in the language of the locale', async () => {
  const load = vi.fn(async (_language: string, namespace: string) => ({ name: namespace }));
  const i18n = createI18n('en-CA', load, { cart: { name: 'own' } });
  await Promise.all([i18n.loadNamespaces(['cart', 'site']), i18n.loadNamespaces(['site'])]);
  expect(load.mock.calls).toEqual([['en', 'site']]);
  const t = i18n.translateIn('cart');
  expect([t('name'), t('site:name'), t('none:name')]).toEqual(['own', 'site', 'name']);
});

it('shows keys until a namespace has loaded, and requests one again that failed', async () => {
  const load = vi.fn(async () => ({ name: 'Cart' }));
  load.mockRejectedValueOnce(new Error('offline'));
  const i18n = createI18n('en', load);
  const t = i18n.translateIn('cart');
  await i18n.loadNamespaces(['cart']);
  expect([t('name'), i18n.hasLoadedNamespace('cart')]).toEqual(['name', false]);
  await i18n.loadNamespaces(['cart']);
  expect([t('name'), i18n.hasLoadedNamespace('cart')]).toEqual(['Cart', true]);
});
