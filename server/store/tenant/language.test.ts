import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { storeConfig } from '../../../src/api/contract/config.ts';
import { languageOf } from './language.ts';
import type { Tenant } from './tenant.ts';
import { tenantOf } from './tenants.ts';

const tenant = (code: string, hosts: string[], languages: string[]): Tenant => {
  const locales = languages.map((language) => ({ code: `${language}-CA`, language, label: language }));
  const configs = Object.fromEntries(
    languages.map((language) => [language, z.parse(storeConfig, { locales })]),
  );
  return {
    id: 1,
    code,
    hosts,
    isDefault: hosts.length === 0,
    configs,
    language: languages[0] ?? 'en',
    currency: 'CAD',
    payments: [],
    booking: null,
  };
};
const french = tenant('boreale', ['fr.localhost'], ['fr', 'en']);
const english = tenant('maple', [], ['en']);

it('answers in the first language of the header that the tenant speaks, else in its own', () => {
  expect(languageOf('en-CA', french)).toBe('en');
  expect(languageOf('en_US', french)).toBe('en');
  expect(languageOf('de-DE,en;q=0.8', french)).toBe('en');
  expect(languageOf('de', french)).toBe('fr');
  expect(languageOf(undefined, french)).toBe('fr');
  expect(languageOf('fr-CA', english)).toBe('en');
});

it('finds the tenant of a host without its port, the default one for any other', () => {
  const known = [english, french];
  expect(tenantOf('FR.localhost:8080', known)).toBe(french);
  expect(tenantOf('shop.example', known)).toBe(english);
});
