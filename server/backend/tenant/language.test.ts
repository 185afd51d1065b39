import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tenantConfig } from '../../../contract/config.ts';
import { localTaxes } from '../cart/taxes/localTaxes.ts';
import { languageOf } from './language.ts';
import type { Tenant } from './tenant.ts';
import { findTenant, tenantOf } from './tenants.ts';

const tenant = (code: string, hosts: string[], languages: string[]): Tenant => {
  const locales = languages.map((language) => ({ code: `${language}-CA`, language, label: language }));
  const configs = Object.fromEntries(
    languages.map((language) => [language, z.parse(tenantConfig, { locales })]),
  );
  return {
    id: 1,
    code,
    hosts,
    isDefault: hosts.length === 0,
    configs,
    language: languages[0] ?? 'en',
    currency: 'CAD',
    taxes: localTaxes,
    payments: [],
    booking: null,
    delivery: null,
  };
};
const french = tenant('boreale', ['fr.localhost'], ['fr', 'en']);
const english = tenant('maple', [], ['en']);

it('selects the first language of the header that the tenant has, otherwise the tenant’s default', () => {
  expect(languageOf('en-CA', french)).toBe('en');
  expect(languageOf('en_US', french)).toBe('en');
  expect(languageOf('de-DE,en;q=0.8', french)).toBe('en');
  expect(languageOf('de', french)).toBe('fr');
  expect(languageOf(undefined, french)).toBe('fr');
  expect(languageOf('fr-CA', english)).toBe('en');
});

it('prefers the weights of the header to its order, and never selects a language of weight 0', () => {
  expect(languageOf('en;q=0.3,fr;q=0.9', french)).toBe('fr');
  expect(languageOf('fr;q=0.2, en-CA; q=0.8', french)).toBe('en');
  expect(languageOf('fr;q=0.5, en', french)).toBe('en');
  expect(languageOf('en;q=0', french)).toBe('fr');
  expect(languageOf('fr;q=0,en;q=0.1', french)).toBe('en');
  expect(languageOf('en,fr', french)).toBe('en');
});

it('finds the tenant of a host without its port, and the default tenant for local and private hosts only', () => {
  const tenants = [english, french];
  expect(tenantOf('FR.localhost:8080', tenants)).toBe(french);
  for (const own of ['localhost:8080', '127.0.0.1', '[::1]:8080', '192.168.1.20:8080', 'LOCALHOST.']) {
    expect(findTenant(own, tenants), own).toBe(english);
  }
  for (const other of [
    'shop.example',
    '8.8.8.8',
    'foo.localhost',
    '',
    'localhost/..',
    'a@localhost',
    'a b',
  ]) {
    expect(findTenant(other, tenants), other).toBeNull();
  }
  expect(() => tenantOf('shop.example', tenants)).toThrow(expect.objectContaining({ status: 421 }));
});
