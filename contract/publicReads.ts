import { isPersonalSearch } from './personalTerm';
import type { ApiRequest } from './transport';

interface PublicRead {
  /** Permitted query parameters, separated by spaces. */
  parameters?: string;
  /** Whether the response contains the stock of its products, each with its entity_id. 'embedded': only with embed=products */
  containsStock?: true | 'embedded';
  /** What the last path segment identifies, for the surrogate keys of shared caches. */
  subject?: 'product' | 'category' | 'block' | 'content';
}

const LISTING = 'embed page limit order dir filters visibility';

/**
 * The reads whose responses are the same for every visitor, by path template. All caches that outlive a page use this list: the service
 * worker, the kiosk's disk, the server and the shared caches in front of it. Any other read or parameter may reveal a postcode, a position,
 * a session or a person, and is never cached; nor is a search for a personal term.
 */
const publicReads: Readonly<Record<string, PublicRead>> = {
  '/config': {},
  '/categories': {},
  '/categories/{key}': { parameters: LISTING, containsStock: 'embedded', subject: 'category' },
  '/dynamic-category/{attribute}/{value}': { parameters: LISTING, containsStock: true },
  '/dynamic-category/brandsource_point_of_sale_marketing/{values}/products': {
    parameters: 'limit embed dir order',
    containsStock: true,
  },
  '/blocks': { parameters: 'identifiers' },
  '/blocks/{identifier}': { subject: 'block' },
  '/pages/{identifier}': { subject: 'content' },
  '/menus': {},
  '/scripts': {},
  '/promobanners/{bannerId}': {},
  '/promobanners/bannertype/{type}': { parameters: 'limit order displaymode category manufacturer' },
  '/blog': { parameters: 'post_id' },
  '/products/{id}': { parameters: 'embed storelocationid', containsStock: true, subject: 'product' },
  '/products/{id}/reviews/summary': { parameters: 'embed page order rating', containsStock: true },
  '/search/{term}': { parameters: LISTING, containsStock: true },
  '/locations': { parameters: 'storelocationid', containsStock: true },
};

const rules = Object.entries(publicReads).map(([template, { parameters = '', ...facts }]) => ({
  path: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
  parameters: new Set(parameters.split(' ')),
  ...facts,
}));

/** The declaration of a read; undefined if it is not public. path: below /api/rest, or its template */
export const publicReadAt = (path: string) => rules.find((rule) => rule.path.test(path));

const isListing = (query: Record<string, unknown> = {}) => String(query.embed ?? '').includes('products');

/** Whether the response of a read changes only with the revision; any other may contain stock. */
export function isUnchanging({ path, query }: Pick<ApiRequest, 'path' | 'query'>): boolean {
  const read = publicReadAt(path);
  if (!read || read.containsStock === true) return false;
  return !(read.containsStock === 'embedded' && isListing(query));
}

/** path: below /api/rest, or its template. parameters: names of the query parameters */
export function isPublicRead(path: string, parameters: Iterable<string> = []): boolean {
  const names = [...parameters];
  return (
    !isPersonalSearch(path) &&
    rules.some((rule) => rule.path.test(path) && names.every((name) => rule.parameters.has(name)))
  );
}

/** Like isPublicRead. query: parameters without a value are not sent */
export const isPublicRequest = (path: string, query: Record<string, unknown> = {}): boolean =>
  isPublicRead(
    path,
    Object.keys(query).filter((name) => query[name] !== undefined && query[name] !== null),
  );

const API = '/api/rest/';

export const isPublicReadUrl = ({ pathname, searchParams }: URL): boolean =>
  pathname.startsWith(API) && isPublicRead(pathname.slice(API.length - 1), searchParams.keys());
