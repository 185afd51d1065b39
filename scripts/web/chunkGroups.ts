import { fileURLToPath } from 'node:url';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const fileOf = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

const closures = new Map<string, Set<string>>();

/** The modules that a file of src loads with itself: its static imports, and theirs. */
function closureOf(path: string, graph: ModuleGraph): Set<string> {
  const cached = closures.get(path);
  if (cached) return cached;
  const found = new Set<string>();
  const waiting = [fileOf(path)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  closures.set(path, found);
  return found;
}

/** A chunk of the modules that at least `count` of the files load, one of `users` among them. */
const loadedBy = (name: string, files: readonly string[], count = 1, users = files) => {
  const loadersOf = (id: string, among: readonly string[], graph: ModuleGraph) =>
    among.filter((file) => closureOf(file, graph).has(id)).length;
  return {
    debugName: name,
    name: (id: string, graph: ModuleGraph): string | null =>
      loadersOf(id, files, graph) >= count && loadersOf(id, users, graph) > 0 ? name : null,
  };
};

/** A chunk of the modules of several groups. */
const together = (name: string, ...groups: ReturnType<typeof loadedBy>[]) => ({
  debugName: name,
  name: (id: string, graph: ModuleGraph): string | null =>
    groups.some((group) => group.name(id, graph)) ? name : null,
});

/** The pages on which most visits begin; each is loaded together with the shell. */
const pages = (names: string) => names.split(' ').map((name) => `pages/${name}Page.tsx`);
const listingPages = pages('Catalog Search');
const otherPages = pages('Home Product Content');
const firstPages = [...listingPages, ...otherPages];

const tags = (names: string) => names.split(' ').map((name) => `features/content/tags/${name}.tsx`);

/** Tags of dealers' HTML in the footer of most pages. */
const footerTags = tags('AvbConfig AvbMagentoForm');
/** Tags on most home and landing pages. */
const landingTags = tags(
  'AltaProductDisplay AvbBrands AvbButton AvbCarousel AvbCategories AvbMapEnhance AvbPicture AvbPromotions AvbSvg',
);

/** The code that every page loads once it is usable. */
const laterFiles = [
  'pages/loadThirdParties.ts',
  'pages/DeviceFeatures.tsx',
  'app/lastVisit.ts',
  'platform/registerServiceWorker.ts',
  '../node_modules/web-vitals/dist/web-vitals.attribution.js',
];

const CART_DRAWER = 'features/cart/DrawerContents.tsx';
/** What any page may show, and shares parts with a product page, whose code it must not load. */
const panelFiles = [CART_DRAWER, ...tags('AvbAccordion Tabs')];

/** What a product page loads once it is usable: the bell of push messages, and what the shopper has viewed. */
const personalFiles = ['features/push/PushBell.tsx', 'features/product/viewed/viewed.ts'];

const SCHEMAS = /[\\/]node_modules[\\/]zod[\\/]|[\\/]contract[\\/]/;
const schemaFiles = ['../contract/category.ts', 'pages/Shell.tsx', 'api/parseResponse.ts', ...laterFiles];
const transportFiles = ['api/http.ts', 'api/parseResponse.ts'];

/** The schemas of the contract that every first page loads, and the transport, which parses by them. */
const schemas = {
  debugName: 'schemas',
  name: (id: string, graph: ModuleGraph): string | null => {
    const isIn = (file: string) => closureOf(file, graph).has(id);
    const isTransport = transportFiles.some(isIn) && !isIn('pages/Shell.tsx');
    return isTransport || (SCHEMAS.test(id) && schemaFiles.some(isIn)) ? 'schemas' : null;
  },
};

const isInitial = { tags: ['$initial' as const] };

/**
 * Groups modules into few chunks; the first matching group wins: the code that runs before the first paint, the libraries,
 * the code of src/main.tsx, then what a first page loads: schemas and transport, the shell with the tags of most footers, what several pages
 * share (with a product page, and without it: tiles and carousels), and what follows once the page is usable. A file costs a request, its
 * headers and a worse compression. Each chunk
 * is evaluated in a task of its own (src/hydration/pageChunks.ts), so none is large.
 */
export const chunkGroups = [
  {
    name: 'first',
    test: /[\\/]src[\\/](hydration[\\/](?!replay|hydrationQueue|[A-Z])|lib[\\/]scheduling)|preload-helper/,
  },
  {
    name: 'react',
    ...isInitial,
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
  },
  { name: 'libraries', ...isInitial, test: /[\\/]node_modules[\\/]/ },
  { name: 'start', ...isInitial, test: /[\\/](src[\\/](?!main\.)|contract[\\/])/ },
  schemas,
  loadedBy('shell', ['pages/Shell.tsx', ...footerTags]),
  together(
    'pages',
    loadedBy('pages', [...firstPages, ...landingTags], 2, pages('Product')),
    loadedBy('panels', ['pages/ProductPage.tsx', ...panelFiles], 2, ['pages/ProductPage.tsx']),
  ),
  loadedBy('tiles', [...firstPages, ...landingTags], 2, [...otherPages, ...landingTags]),
  loadedBy('listing', listingPages, 2),
  loadedBy('landing', landingTags),
  loadedBy('product', ['pages/ProductPage.tsx']),
  loadedBy('catalog', ['pages/CatalogPage.tsx']),
  loadedBy('search', ['pages/SearchPage.tsx']),
  loadedBy('cart', [CART_DRAWER]),
  loadedBy('later', laterFiles),
  loadedBy('writes', ['api/confirmWrite.ts']),
  loadedBy('personal', personalFiles),
  {
    name: 'parser',
    test: /[\\/]node_modules[\\/](htmlparser2|domutils|dom-serializer|entities)[\\/]|[\\/]parse(Html|Scripts)\.ts/,
  },
  { name: 'forms', test: /[\\/]node_modules[\\/](react-hook-form|card-validator|credit-card-type)[\\/]/ },
  { name: 'shop', minShareCount: 4, test: (id: string) => !/[\\/]payments[\\/]|cardRules|aptcha/.test(id) },
].map((group, index) => ({ ...group, priority: 40 - index }));
