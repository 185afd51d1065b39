import { getBlogDiscussion } from '../../../contract/blogDiscussion.ts';
import { getRegions } from '../../../contract/cartEndpoints.ts';
import {
  getCategory,
  getDynamicCategory,
  getPosmProducts,
  listCategories,
} from '../../../contract/category.ts';
import { getConfig } from '../../../contract/config.ts';
import {
  getBlock,
  getPage,
  getPromoBanner,
  listBlocks,
  listBlogPosts,
  listMenus,
  listPromoBanners,
  listScripts,
} from '../../../contract/content.ts';
import { getSession } from '../../../contract/customer.ts';
import { listLocations } from '../../../contract/location.ts';
import { autocomplete, searchProducts } from '../../../contract/search.ts';
import { canadianFacts } from '../facts.ts';
import { type Step, step } from '../step.ts';

const TILE = ['entity_id', 'url_key', 'name'];
const tilesAt = (path: string) => TILE.map((field) => `${path}[].${field}`);

/** The page of a menu link; links to the storefront's own pages are skipped. */
const pageOf = (links: readonly string[]) =>
  links
    .map((link) => /^\/?([\w-]+)$/.exec(link)?.[1])
    .find(
      (name) =>
        name &&
        !/^(blog|promotions|stores|catalog|search|cart|wishlist|compare|checkout|account)$/.test(name),
    );

/** The session, the configuration and the content. The session comes first, as in the storefront, because later calls share its cookie. */
export const contentSteps: readonly Step[] = [
  step(getSession, {
    isRequired: true,
    without: 'No cart, no account: every write fails.',
    needed: ['customer_data.csrf_token'],
    request: () => ({}),
  }),
  step(getConfig, {
    isRequired: true,
    without: 'The shop does not open.',
    needed: ['name', 'locale', 'currency_code', 'base_url'],
    request: () => ({}),
    learn(facts, { country, packageai }) {
      if (country === 'CA') Object.assign(facts, canadianFacts);
      if (packageai.enabled) facts.bookingMethod = packageai.shipping_methods[0];
    },
  }),
  step(listCategories, {
    isRequired: true,
    without: 'The menu is empty.',
    needed: ['[].entity_id', '[].name', '[].url_key'],
    request: () => ({}),
    learn(facts, categories) {
      const best = [...categories].sort((one, other) => other.product_count - one.product_count);
      const listed = best.find(({ display_mode: mode, url_key: key }) => mode === 'PRODUCTS' && key !== '');
      facts.categoryKey = (listed ?? best[0])?.url_key;
    },
  }),
  step(listMenus, {
    without: 'The header shows categories only, the footer no links.',
    needed: ['[].label'],
    request: () => ({}),
    learn(facts, items) {
      facts.pageIdentifier = pageOf(items.map((item) => item.href_override || item.request_url));
    },
  }),
  step(listBlocks, {
    without: 'Header, footer and home page show no content of the dealer.',
    needed: ['[].identifier'],
    request: () => ({ query: {} }),
    learn(facts, blocks) {
      facts.blockIdentifier = (
        blocks.find(({ identifier }) => identifier === 'footer') ?? blocks[0]
      )?.identifier;
    },
  }),
  step(getBlock, {
    without: 'A content block that did not arrive with GET /blocks stays empty.',
    needed: ['content'],
    request: ({ blockIdentifier: identifier }) =>
      identifier ? { params: { identifier } } : 'GET /blocks returned no block',
  }),
  step(listScripts, {
    without: 'The dealer’s own scripts do not run.',
    request: () => ({}),
  }),
  step(getPage, {
    without: 'Content pages show "not found".',
    needed: ['content', 'title'],
    request: ({ pageIdentifier: identifier }) =>
      identifier ? { params: { identifier } } : 'GET /menus names no content page',
  }),
  step(listPromoBanners, {
    without: 'The rebate center and promotion banners are empty.',
    request: () => ({ params: { type: 'rebate' }, query: { limit: 12, order: 'end_date' } }),
  }),
  step(listPromoBanners, {
    without: 'The rebate center and promotion banners are empty.',
    request: () => ({ params: { type: 'link_tile' }, query: { limit: 12, order: 'end_date' } }),
    learn(facts, [banner]) {
      facts.bannerId = banner?.banner_id;
    },
  }),
  step(getPromoBanner, {
    without: 'A single banner in a content page stays empty.',
    request: ({ bannerId }) =>
      bannerId ? { params: { bannerId } } : 'GET /promobanners/bannertype/{type} returned no banner',
  }),
  step(listBlogPosts, {
    without: 'The blog is empty.',
    needed: ['[].post_id', '[].title'],
    request: () => ({ query: {} }),
    learn(facts, [post]) {
      facts.postId = post?.post_id;
    },
  }),
  step(getBlogDiscussion, {
    without: 'Posts show neither comments nor votes.',
    request: ({ postId: id }) => (id ? { params: { id } } : 'GET /blog returned no post'),
  }),
  step(listLocations, {
    without: 'The store locator is empty, and no store can be chosen.',
    needed: ['[].store_id', '[].store_name'],
    request: ({ zip }) => ({ query: { zip } }),
    learn(facts, [location]) {
      facts.locationId = location?.store_id;
      facts.zip = location?.postcode || facts.zip;
    },
  }),
  step(getRegions, {
    isRequired: true,
    without: 'The address form offers no states or provinces.',
    needed: ['[].code', '[].name'],
    request: ({ address }) => ({ query: { country_id: String(address.country_id) } }),
  }),
];

/** Listings and searches. */
export const listingSteps: readonly Step[] = [
  step(getCategory, {
    isRequired: true,
    without: 'No product can be found through the menu.',
    needed: ['entity_id', 'name', ...tilesAt('listing.products')],
    request: ({ categoryKey: key }) =>
      key
        ? { params: { key }, query: { embed: 'products,blocks', page: 1 } }
        : 'GET /categories returned no url_key',
    learn(facts, { listing }) {
      const [first] = listing?.products ?? [];
      facts.productKey = first?.url_key || first?.entity_id;
      facts.sku = first?.sku;
      facts.swatchProductId = listing?.products.find(({ swatches }) => swatches.length > 0)?.entity_id;
      facts.term = first?.name.split(/\s/).at(-1) || facts.term;
      facts.candidates = (listing?.products ?? [])
        .filter((product) => product.in_stock && product.display_add_to_cart && product.type_id === 'simple')
        .map(({ entity_id: id }) => ({ id }));
      if (first?.manufacturer) facts.attribute = { code: 'manufacturer', value: first.manufacturer };
    },
  }),
  step(getDynamicCategory, {
    without: 'Special collections show "not found".',
    needed: tilesAt('products'),
    request: ({ attribute }) =>
      attribute
        ? {
            params: { attribute: attribute.code, value: attribute.value },
            query: { embed: 'products', page: 1 },
          }
        : 'no product with a manufacturer was found',
  }),
  step(getPosmProducts, {
    without: 'The point-of-sale section of listings stays hidden.',
    request: ({ attribute }) => ({
      params: { values: attribute?.value ?? 'none' },
      query: { limit: 100, embed: 'images', dir: 'asc' as const, order: 'position' },
    }),
  }),
  step(searchProducts, {
    isRequired: true,
    without: 'The search finds nothing.',
    needed: tilesAt('products'),
    request: ({ term }) => ({ params: { term }, query: { embed: 'products', page: 1 } }),
  }),
  step(autocomplete, {
    without: 'The search box suggests nothing.',
    needed: tilesAt('products'),
    request: ({ term }) => ({ params: { term } }),
  }),
];
