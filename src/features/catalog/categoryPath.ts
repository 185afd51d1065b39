import { DEFAULT_CATEGORY } from './catalogApi';

/** Address of a category: the default one is /catalog itself. */
export const categoryPath = (urlKey: string): string =>
  urlKey === DEFAULT_CATEGORY ? '/catalog' : `/catalog/${encodeURIComponent(urlKey)}`;
