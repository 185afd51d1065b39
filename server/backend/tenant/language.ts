import Negotiator from 'negotiator';
import { MESSAGES } from '../messages/message.ts';
import { localesOf, type Tenant } from './tenant.ts';

const normalize = (code: string) => code.trim().toLowerCase().replace('_', '-');

/** The accepted locales of an Accept-Language header, by weight (RFC 9110 §12.5.4); header order breaks ties. */
const acceptedLocales = (header: string) =>
  new Negotiator({ headers: { 'accept-language': header.replace(/\s/g, '') } }).languages();

/**
 * The language of a response (en, fr): the most preferred entry of an Accept-Language header that the tenant offers, as a locale (fr-CA) or
 * just a language (fr); without such an entry, the tenant's default language.
 */
export function languageOf(header: string | undefined, tenant: Tenant): string {
  const locales = localesOf(tenant);
  for (const accepted of acceptedLocales(header ?? '')) {
    const code = normalize(accepted);
    const match =
      locales.find((locale) => normalize(locale.code) === code) ??
      locales.find((locale) => locale.language === code.split('-')[0]);
    if (match) return match.language;
  }
  return tenant.language;
}

/** The language of a message (en, fr) from an Accept-Language header, when the tenant is unknown. */
export const preferredLanguage = (header: string | undefined): string =>
  new Negotiator({ headers: { 'accept-language': header } }).language(Object.keys(MESSAGES)) ?? 'en';
