import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const tags = (names: string) => names.split(' ').map((name) => `features/content/tags/${name}.tsx`);
const LANDING =
  'AltaProductDisplay AvbBrands AvbButton AvbCarousel AvbCategories AvbMapEnhance AvbPicture AvbPromotions AvbSvg';

/** Files that load at one time: on every page, on the pages where visits begin, and once a page is usable. */
const chunks: [name: string, ...files: string[]][] = [
  ['transport', 'api/http.ts', 'api/parseResponse.ts', 'api/confirmWrite.ts', '../contract/category.ts'],
  ['shell', 'pages/Shell.tsx', ...tags('AvbConfig AvbMagentoForm')],
  ['product', 'pages/ProductPage.tsx', 'features/push/PushBell.tsx', 'features/product/viewed/viewed.ts'],
  ['listing', 'pages/CatalogPage.tsx', 'pages/SearchPage.tsx'],
  ['content', 'pages/ContentPage.tsx'],
  ['landing', 'pages/HomePage.tsx', ...tags(LANDING)],
  ['panels', 'features/cart/DrawerContents.tsx', ...tags('AvbAccordion Tabs')],
  [
    'later',
    'widgets/loadThirdParties.ts',
    'widgets/DeviceFeatures.tsx',
    'app/persistence.ts',
    'api/repeatQueries.ts',
    'features/cart/keepLastSeenCart.ts',
    'platform/registerServiceWorker.ts',
    '../node_modules/web-vitals/dist/web-vitals.attribution.js',
  ],
];

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };
const loaders = new Map<string, string[]>();

/** The chunks whose files import a module, or import what does. */
function loadersOf(id: string, graph: Graph): readonly string[] {
  if (loaders.size === 0)
    for (const [name, ...files] of chunks) {
      const modules = new Set(
        files.map((file) => fileURLToPath(new URL(`../../src/${file}`, import.meta.url))),
      );
      const missing = [...modules].filter((file) => !existsSync(file));
      if (missing.length > 0) throw new Error(`chunkGroups.ts names files that do not exist: ${missing}`);
      // A set also visits what is added to it.
      for (const module of modules) {
        loaders.set(module, [...(loaders.get(module) ?? []), name]);
        for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) modules.add(imported);
      }
    }
  return loaders.get(id) ?? [];
}

const group = (name: string, isIn: (loaders: readonly string[]) => boolean) => ({
  debugName: name,
  name: (id: string, graph: Graph) => (isIn(loadersOf(id, graph)) ? name : null),
});
const initial = { tags: ['$initial' as const] };

/** The first group that matches wins. All other code is split by Rolldown. */
export const chunkGroups = [
  {
    name: 'first',
    test: /[\\/]src[\\/](hydration[\\/](?!replay|[A-Z])|browser[\\/]scheduling)|preload-helper/,
  },
  { ...initial, name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  { ...initial, name: 'vendor', test: /[\\/]node_modules[\\/]/ },
  { ...initial, name: 'start', test: /[\\/](src[\\/](?!main\.)|contract[\\/])/ },
  group('transport', (loaders) => loaders.includes('transport')),
  group('shell', (loaders) => loaders.includes('shell') || (loaders.length > 1 && loaders.includes('later'))),
  group('pages', (loaders) => loaders.length > 1 && loaders.includes('product')),
  group('tiles', (loaders) => loaders.length > 1),
  ...chunks.map(([name]) => group(name, (loaders) => loaders.includes(name))),
].map((group, index) => ({ ...group, priority: 40 - index }));
