import { safeDecode } from './safeDecode';

const EMAIL = /[^\s@]{1,64}@[^\s@]{1,250}\.[^\s@]/;
/** Seven digits or more, with what people write between them. */
const TELEPHONE = /\+?\d(?:[\s().\-/]*\d){6,}/;
const US_ZIP = /\b\d{5}(?:-\d{4})?\b/;
const CANADIAN_POSTCODE = /\b[A-Z]\d[A-Z][-\s]?\d[A-Z]\d\b/i;

/**
 * Whether a search term may name a person or where one lives: it has an email address, a telephone number or a postcode. Such a
 * search is served, but no cache keeps it. term: also percent-encoded, as in an address
 */
export const isPersonalTerm = (term: string): boolean =>
  [EMAIL, TELEPHONE, US_ZIP, CANADIAN_POSTCODE].some((pattern) => pattern.test(safeDecode(term)));

/** Whether a path of the shop or the API is a search for such a term. */
export function isPersonalSearch(path: string): boolean {
  const [, term = ''] = /\/search\/([^/?#]+)/.exec(path) ?? [];
  return isPersonalTerm(term);
}
