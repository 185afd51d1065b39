import { getCategory, getDynamicCategory, getPosmProducts, listCategories } from '../../contract/category.ts';
import { getConfig } from '../../contract/config.ts';
import {
  getBlock,
  getPage,
  getPromoBanner,
  listBlocks,
  listBlogPosts,
  listMenus,
  listPromoBanners,
  listScripts,
} from '../../contract/content.ts';
import { getProduct, getReviews } from '../../contract/productEndpoints.ts';
import { searchProducts } from '../../contract/search.ts';

/**
 * Reads whose responses depend on URL, host and language only, never on a session, a place or an address: shared caches
 * may keep them. Every other response of the API is for one browser.
 */
const paths = new Set(
  [
    getConfig,
    listCategories,
    getCategory,
    getDynamicCategory,
    getPosmProducts,
    listBlocks,
    getBlock,
    getPage,
    listMenus,
    listScripts,
    getPromoBanner,
    listPromoBanners,
    listBlogPosts,
    getProduct,
    getReviews,
    searchProducts,
  ].map(({ path }) => path),
);

export const isPublicRead = ({ method, path }: { method: string; path: string }): boolean =>
  method === 'GET' && paths.has(path);
