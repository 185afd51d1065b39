import { localesOf, type Tenant } from './tenant.ts';

const plain = (code: string) => code.trim().toLowerCase().replace('_', '-');

/**
 * The language of an answer (en, fr): the first of an Accept-Language header the tenant speaks, as a locale (fr-CA) or
 * only a language (fr); its own without one.
 */
export function languageOf(header: string | undefined, tenant: Tenant): string {
  const locales = localesOf(tenant);
  for (const asked of (header ?? '').split(',')) {
    const code = plain(asked.split(';')[0] ?? '');
    const spoken =
      locales.find((locale) => plain(locale.code) === code) ??
      locales.find((locale) => locale.language === code.split('-')[0]);
    if (spoken) return spoken.language;
  }
  return tenant.language;
}
