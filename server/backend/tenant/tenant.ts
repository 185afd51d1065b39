import type { TenantConfig } from '../../../contract/config.ts';
import type { TaxProvider } from '../cart/taxes/taxProvider.ts';
import type { BookingSettings } from '../checkout/packageAi.ts';
import type { TenantPayment } from '../checkout/tenantPayments.ts';
import type { DeliveryCalendar } from '../delivery/calendar.ts';

/** A dealer with a host name, a configuration and a catalog. */
export interface Tenant {
  id: number;
  code: string;
  hosts: readonly string[];
  isDefault: boolean;
  /** The complete configuration by language; `language` is the key of the default. */
  configs: Readonly<Record<string, TenantConfig>>;
  /** The default language: en, fr. */
  language: string;
  currency: string;
  /** Payment methods of the checkout, in order. */
  payments: readonly TenantPayment[];
  /** Settings of packageAI, which books delivery dates; null if the tenant does not use it. */
  booking: BookingSettings | null;
  /** When and where the tenant delivers; null without a calendar. */
  delivery: DeliveryCalendar | null;
  /** Finds the sales tax of a delivery address or a location. */
  taxes: TaxProvider;
}

/** The locales of a tenant, its default first: { code: 'fr_CA', language: 'fr' }. */
export const localesOf = (tenant: Tenant) => tenant.configs[tenant.language]?.locales ?? [];

export const configOf = (tenant: Tenant, language: string): TenantConfig => {
  const config = tenant.configs[language] ?? tenant.configs[tenant.language];
  if (!config) throw new Error(`The tenant ${tenant.code} has no configuration in its own language.`);
  return config;
};
