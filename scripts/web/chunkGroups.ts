/** Entry modules of the chunks that load at the same time: on every page, on the pages where visits begin, and once a page is usable. */
const chunks: Record<string, RegExp> = {
  transport: /src\/api\/(http|parseResponse|confirmWrite)\.|contract\/category\./,
  shell: /pages\/Shell\.|tags\/(AvbConfig|AvbMagentoForm)\./,
  product: /pages\/ProductPage\.|PushBell\.tsx|viewed\/viewed\./,
  listing: /pages\/(Catalog|Search)Page\./,
  content: /pages\/ContentPage\./,
  landing:
    /pages\/HomePage\.|tags\/(AltaProductDisplay|Avb(Brands|Button|Carousel|Categories|MapEnhance|Picture|Promotions|Svg))\./,
  panels: /DrawerContents\.|tags\/(AvbAccordion|Tabs)\./,
  later:
    /loadThirdParties\.|DeviceFeatures\.|persistence\.|repeatQueries\.|keepLastSeenCart\.|registerServiceWorker\.|web-vitals\.attribution/,
};

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };
const found = new Map<string, Set<string>>();

/** The chunks that start at a module, or at one that imports it. */
function chunksOf(id: string, graph: Graph): Set<string> {
  const names = found.get(id) ?? new Set(Object.keys(chunks).filter((name) => chunks[name]?.test(id)));
  if (!found.has(id)) {
    found.set(id, names);
    for (const importer of graph.getModuleInfo(id)?.importers ?? [])
      for (const name of chunksOf(importer, graph)) names.add(name);
  }
  return names;
}

const group = (name: string, isIn: (names: Set<string>) => boolean) => ({
  debugName: name,
  name: (id: string, graph: Graph) => (isIn(chunksOf(id, graph)) ? name : null),
});
const initial = { tags: ['$initial' as const] };

/** The first matching group wins. All other code is split by Rolldown. */
export const chunkGroups = [
  { name: 'first', test: /src\/(hydration\/(?!replay|[A-Z])|browser\/scheduling)|preload-helper/ },
  { ...initial, name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { ...initial, name: 'vendor', test: /node_modules/ },
  { ...initial, name: 'start', test: /\/(src\/(?!main\.)|contract\/)/ },
  group('transport', (names) => names.has('transport')),
  group('shell', (names) => names.has('shell') || (names.size > 1 && names.has('later'))),
  group('pages', (names) => names.size > 1 && names.has('product')),
  group('tiles', (names) => names.size > 1),
  ...Object.keys(chunks).map((name) => group(name, (names) => names.has(name))),
].map((group, index) => ({ ...group, priority: 40 - index }));
