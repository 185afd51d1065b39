import { tenantConfig } from '@contract/config';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { languageOf } from './language';

const american = z.parse(tenantConfig, { locale: 'en_US', locales: [{ code: 'en_US' }, { code: 'fr' }] });
const canadian = z.parse(tenantConfig, { locale: 'fr_CA', locales: [{ code: 'fr_CA' }, { code: 'en_CA' }] });

describe('the language of a URL', () => {
  it.each([
    ['/', american, '', 'en-US', true],
    ['/product/hudson-sofa', american, '', 'en-US', true],
    ['/fr/product/hudson-sofa', american, '/fr', 'fr', true],
    ['/en', american, '/en', 'en-US', true],
    ['/', canadian, '', 'fr-CA', true],
    ['/en-CA/catalog', canadian, '/en-CA', 'en-CA', true],
    ['/en/catalog', canadian, '/en', 'en-CA', true],
    ['/tv', american, '', 'en-US', true],
    ['/de-DE/catalog', american, '/de-DE', 'en-US', false],
    ['/fr-CA', american, '/fr-CA', 'en-US', false],
    ['/de', american, '/de', 'en-US', false],
    ['/de/catalog', american, '/de', 'en-US', false],
    ['/xx-XX', american, '/xx-XX', 'en-US', false],
    ['/ac/units', american, '', 'en-US', true],
  ])('%s', (pathname, config, basename, locale, isSupported) => {
    expect(languageOf(pathname, config)).toEqual({ basename, locale, isSupported });
  });

  it('falls back to English, with one warning, for a tenant whose locale has no texts', () => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue();
    const german = z.parse(tenantConfig, { locale: 'de_DE' });
    expect(languageOf('/catalog', german)).toEqual({ basename: '', locale: 'en-US', isSupported: true });
    languageOf('/', german);
    expect(warning).toHaveBeenCalledOnce();
    expect(warning.mock.calls[0]?.[0]).toContain('de-DE');
    warning.mockRestore();
  });

  it('keeps another region of a language that has texts', () => {
    expect(languageOf('/', z.parse(tenantConfig, { locale: 'en_GB' })).locale).toBe('en-GB');
  });
});
