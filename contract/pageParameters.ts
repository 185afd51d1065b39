import { DEFAULT_CATEGORY } from './paths';
/** URL parameters of a listing, besides its filters (docs/spec/07 §2). */
export const listingParameters: readonly string[] = ['page', 'dir', 'order', 'display_mode', 'visibility'];

/**
 * URL parameters that change a page, besides the filters of a listing, which are the codes of its facets. Others, such as those added by
 * ads and emails, are not used by the listing, the calls to the backend or the key of a cached page. They stay in the URL, where analytics
 * reads them. config/varnish.vcl contains the same list.
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

/** Codes that a dealer may give to a facet: a word, a number, or its name if a backend has no codes. Parameters of ads may begin with _. */
const FILTER_CODE = /^[\p{L}\d][\p{L}\d_. -]*$/u;

/** Parameters that ad and email networks add to URLs, in any case. Never filters, so they need no check against the facets. */
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

/** The call whose facets determine the filters of a page; null for a page without a listing. path: without the language prefix */
export function listingCallOf(path: string): string | null {
  const [, ...segments] = path.replace(/\/$/, '').split('/');
  const [kind, attribute, value] = segments.slice(-3);
  // A special collection may follow any path of up to 8 segments (docs/spec/01 §3).
  if (kind === 'special' && value && segments.length <= 11) return `/dynamic-category/${attribute}/${value}`;
  const [top = '', key, ...rest] = segments;
  if (rest.length > 0) return null;
  if (top === 'search') return key ? `/search/${key}` : null;
  return top === 'catalog' ? `/categories/${key ?? DEFAULT_CATEGORY}` : null;
}
