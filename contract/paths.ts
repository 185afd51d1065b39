import { toWellFormed } from './cutText';

/** The paths of the shop's pages, without that of the language. */

/** Pages with a fixed path. contract/pages.ts defines their properties. */
export const pagePaths = {
  catalog: '/catalog',
  search: '/search',
  wishlist: '/wishlist',
  stores: '/stores',
  promotions: '/promotions',
  blog: '/blog',
  cart: '/checkout/cart',
  checkout: '/checkout',
  payment: '/checkout/payment',
  review: '/checkout/review',
  success: '/checkout/success',
  confirmation: '/checkout/confirmation',
  requestQuote: '/request-quote',
  account: '/account',
  trackOrder: '/track-order',
  kiosk: '/kiosk',
} as const;

/** url_key of the category that contains the whole catalog. */
export const DEFAULT_CATEGORY = 'default-category';

/** Path of a category; the default category is /catalog (docs/spec/01 §3). */
export const categoryPath = (urlKey: string): string =>
  urlKey === DEFAULT_CATEGORY ? pagePaths.catalog : `/catalog/${encodeURIComponent(urlKey)}`;

/** Path of a product. simpleId: preselects a variant (docs/spec/09 §3) */
export function productPath(urlKey: string, simpleId?: string): string {
  const variant = simpleId ? `?configurable_entity_id=${encodeURIComponent(simpleId)}` : '';
  return `/product/${encodeURIComponent(urlKey)}${variant}`;
}

interface ProductKeys {
  url_key?: string | null;
  entity_id?: string | number | null;
}

/** Path of a product that may have no url_key: its id leads to the same page. */
export const productPathOf = ({ url_key, entity_id }: ProductKeys): string =>
  productPath(url_key || String(entity_id ?? ''));

/** Canonical path of a special collection, the products that share an attribute's value (docs/spec/01 §3). */
export const specialPath = (attribute: string, value: string): string =>
  `/catalog/special/${encodeURIComponent(attribute)}/${encodeURIComponent(value)}`;

/** Path of the results for a term; null for an empty term. */
export function searchPath(term: string): string | null {
  const query = term.trim().replace(/\s+/g, ' ');
  return query ? `/search/${encodeURIComponent(toWellFormed(query))}` : null;
}

/** Path of a blog post. */
export const postPath = ({ url_key, post_id }: { url_key: string; post_id: string }): string =>
  `/blog/${encodeURIComponent(url_key || post_id)}`;

/** Path of a content page. */
export const contentPath = (identifier: string): string =>
  `/${identifier.split('/').map(encodeURIComponent).join('/')}`;
