import type { StoreConfig } from '../../../src/api/contract/config.ts';
import type { BookingSettings } from '../checkout/packageAi.ts';
import type { TenantPayment } from '../checkout/tenantPayments.ts';

/** The shop that answers a request. */
export interface Tenant {
  id: number;
  code: string;
  hosts: readonly string[];
  isDefault: boolean;
  /** Its whole configuration by language; the key of its own language is `language`. */
  configs: Readonly<Record<string, StoreConfig>>;
  /** Its own language: en, fr. */
  language: string;
  currency: string;
  /** Ways to pay at the checkout, in order. */
  payments: readonly TenantPayment[];
  /** What is agreed with packageAI, which books the days of deliveries; null without it. */
  booking: BookingSettings | null;
}

/** The locale codes a tenant is offered in, its own first: { code: 'fr_CA', language: 'fr' }. */
export const localesOf = (tenant: Tenant) => tenant.configs[tenant.language]?.locales ?? [];

export const configOf = (tenant: Tenant, language: string): StoreConfig => {
  const config = tenant.configs[language] ?? tenant.configs[tenant.language];
  if (!config) throw new Error(`The tenant ${tenant.code} has no configuration in its own language.`);
  return config;
};
