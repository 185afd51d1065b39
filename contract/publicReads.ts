import { isPersonalSearch } from './personalTerm';

const LISTING = 'embed page limit order dir filters visibility';

/**
 * The reads whose responses are the same for every visitor, as path template and permitted query parameters. Every cache
 * that outlives a page reads this list: the service worker, the kiosk's disk, the server and the shared caches before it.
 * Any other read, and any other parameter, may tell of a postcode, a position, a session or a person, and is never kept; nor is
 * a search for a text that names one.
 */
const publicReads: Readonly<Record<string, string>> = {
  '/config': '',
  '/categories': '',
  '/categories/{key}': LISTING,
  '/dynamic-category/{attribute}/{value}': LISTING,
  '/dynamic-category/brandsource_point_of_sale_marketing/{values}/products': 'limit embed dir order',
  '/blocks': 'identifiers',
  '/blocks/{identifier}': '',
  '/pages/{identifier}': '',
  '/menus': '',
  '/scripts': '',
  '/promobanners/{bannerId}': '',
  '/promobanners/bannertype/{type}': 'limit order displaymode category manufacturer',
  '/blog': 'post_id',
  '/products/{id}': 'embed storelocationid',
  '/products/{id}/reviews/summary': 'embed page order rating',
  '/search/{term}': LISTING,
  '/locations': 'storelocationid',
};

const rules = Object.entries(publicReads).map(([template, parameters]) => ({
  path: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
  parameters: new Set(parameters.split(' ')),
}));

/** path: below /api/rest, or its template. parameters: names of the query */
export function isPublicRead(path: string, parameters: Iterable<string> = []): boolean {
  const names = [...parameters];
  return (
    !isPersonalSearch(path) &&
    rules.some((rule) => rule.path.test(path) && names.every((name) => rule.parameters.has(name)))
  );
}

/** As isPublicRead. query: parameters without a value are not sent */
export const isPublicRequest = (path: string, query: Record<string, unknown> = {}): boolean =>
  isPublicRead(
    path,
    Object.keys(query).filter((name) => query[name] !== undefined && query[name] !== null),
  );

const API = '/api/rest/';

export const isPublicReadUrl = ({ pathname, searchParams }: URL): boolean =>
  pathname.startsWith(API) && isPublicRead(pathname.slice(API.length - 1), searchParams.keys());
