import { tenantConfig } from '@contract/config';
import { describe, expect, it } from 'vitest';
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
  ])('%s', (pathname, config, basename, locale, isSupported) => {
    expect(languageOf(pathname, config)).toEqual({ basename, locale, isSupported });
  });
});
