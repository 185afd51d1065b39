/** url_key of the category that contains the whole catalog. */
const DEFAULT_CATEGORY = 'default-category';

/** URL of a category; the default category is /catalog (docs/spec/01 §3). */
export const categoryPath = (urlKey: string): string =>
  urlKey === DEFAULT_CATEGORY ? '/catalog' : `/catalog/${encodeURIComponent(urlKey)}`;
