import { DEFAULT_CATEGORY } from './paths';
/** Parameters of a listing's address besides its filters (docs/spec/07 §2). */
export const listingParameters: readonly string[] = ['page', 'dir', 'order', 'display_mode', 'visibility'];

/**
 * The parameters of an address that change a page, besides the filters of a listing, which its facets name. All others, such as
 * those that ads and mails add, change no page: neither the listing, nor a call of the backend, nor the key of a cached page
 * reads them. They stay in the address, where analytics read them. config/varnish.vcl has the same list.
 */
export const pageParameters: readonly string[] = [
  ...listingParameters,
  'configurable_entity_id',
  'configured_entity_id',
  'products',
  'product',
  'restore',
  'payment',
  'token',
  'pagespeed',
  'content-check',
  'q',
  'title',
  'text',
  'url',
];

/** Codes that a dealer may give to a facet: a word, a number, or the name where a backend has no code. Parameters of ads begin with _. */
const FILTER_CODE = /^[\p{L}\d][\p{L}\d_. -]*$/u;

/** Parameters that networks of ads and mails add to an address, in any case: never filters, so that nothing need be asked about them. */
export const adParameters: readonly string[] = [
  'gclid',
  'gad_source',
  'gad_campaignid',
  'gbraid',
  'wbraid',
  'dclid',
  'srsltid',
  'fbclid',
  'msclkid',
  'mc_cid',
  'mc_eid',
  'ttclid',
  'twclid',
  'li_fat_id',
  'yclid',
  'irclickid',
];

/** Whether a parameter may be a filter; only the facets of the listing decide whether it is one. */
export const mayBeFilter = (name: string): boolean =>
  FILTER_CODE.test(name) &&
  !pageParameters.includes(name) &&
  !adParameters.includes(name.toLowerCase()) &&
  !/^utm_/i.test(name);

/** The call whose facets are the filters of a page; null for a page without a listing. path: without the language. */
export function listingCallOf(path: string): string | null {
  const [, ...segments] = path.replace(/\/$/, '').split('/');
  const [kind, attribute, value] = segments.slice(-3);
  // A special collection may stand after any path of up to 8 segments (docs/spec/01 §3).
  if (kind === 'special' && value && segments.length <= 11) return `/dynamic-category/${attribute}/${value}`;
  const [top = '', key, ...rest] = segments;
  if (rest.length > 0) return null;
  if (top === 'search') return key ? `/search/${key}` : null;
  return top === 'catalog' ? `/categories/${key ?? DEFAULT_CATEGORY}` : null;
}
