import { safeDecode } from './safeDecode';

const EMAIL = /[^\s@]{1,64}@[^\s@]{1,250}\.[^\s@]/;
/** At least seven digits, with the usual separators between them. */
const TELEPHONE = /\+?\d(?:[\s().\-/]*\d){6,}/;
const US_ZIP = /\b\d{5}(?:-\d{4})?\b/;
const CANADIAN_POSTCODE = /\b[A-Z]\d[A-Z][-\s]?\d[A-Z]\d\b/i;

/**
 * Whether a search term may identify a person or their home: it contains an email address, a telephone number or a postcode. Such a search
 * is answered but never cached. term: may be percent-encoded, as in a URL
 */
export const isPersonalTerm = (term: string): boolean =>
  [EMAIL, TELEPHONE, US_ZIP, CANADIAN_POSTCODE].some((pattern) => pattern.test(safeDecode(term)));

/** Whether a path of the shop or the API is a search for such a term. */
export function isPersonalSearch(path: string): boolean {
  const [, term = ''] = /\/search\/([^/?#]+)/.exec(path) ?? [];
  return isPersonalTerm(term);
}
