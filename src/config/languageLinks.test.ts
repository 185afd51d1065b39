import { tenantConfig } from '@contract/config';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { languageOf } from './language';
import { languageLinks } from './languageLinks';

const config = z.parse(tenantConfig, {
  locale: 'fr_CA',
  locales: [
    { code: 'fr-CA', label: 'Français' },
    { code: 'en-CA', label: 'English' },
    { code: 'de-DE', label: 'Deutsch' },
  ],
});

describe('languageLinks', () => {
  it('keeps the path, prefixes only other languages, and skips unsupported locales', () => {
    expect(languageLinks(config, 'en-CA', '/product/oslo?tab=sizes')).toEqual([
      { locale: 'fr-CA', label: 'Français', href: '/product/oslo?tab=sizes', isCurrent: false },
      { locale: 'en-CA', label: 'English', href: '/en/product/oslo?tab=sizes', isCurrent: true },
    ]);
  });

  it('links to paths that resolve to the same language', () => {
    for (const { href, locale } of languageLinks(config, 'fr-CA', '/')) {
      expect(languageOf(href || '/', config)).toMatchObject({ locale, isSupported: true });
    }
  });

  it('names a language itself when the configuration has no label', () => {
    const plain = z.parse(tenantConfig, { locale: 'en_US', locales: [{ code: 'en_US' }, { code: 'fr_CA' }] });
    expect(languageLinks(plain, 'en-US', '/').map(({ label }) => label)).toEqual(['English', 'Français']);
  });

  it('has the language of the tenant where its list names the other ones alone', () => {
    const others = z.parse(tenantConfig, { locale: 'en_US', locales: ['fr_CA'] });
    expect(languageLinks(others, 'fr-CA', '/stores').map(({ href }) => href)).toEqual([
      '/stores',
      '/fr/stores',
    ]);
    const byLanguage = z.parse(tenantConfig, { locale: 'en_US', locales: ['en', 'fr'] });
    expect(languageLinks(byLanguage, 'fr', '/').map(({ locale }) => locale)).toEqual(['en', 'fr']);
    expect(languageLinks(z.parse(tenantConfig, { locale: 'en_US' }), 'en-US', '/')).toEqual([]);
  });

  it('uses the whole code where two locales share a language', () => {
    const two = z.parse(tenantConfig, { locale: 'en_US', locales: [{ code: 'en-US' }, { code: 'en-CA' }] });
    expect(languageLinks(two, 'en-US', '/stores').map(({ href }) => href)).toEqual([
      '/stores',
      '/en-CA/stores',
    ]);
  });
});
