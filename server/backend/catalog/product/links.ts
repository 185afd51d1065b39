import { asc, eq } from 'drizzle-orm';
import type { BackendContext } from '../../backendContext.ts';
import { productLinks } from '../../database/schema/catalog.ts';
import type { RequestScope } from '../../route.ts';
import { bundleUnitsOf } from '../index/productFacts.ts';
import type { PageStock } from './pieces.ts';
import { readTileList } from './readTileList.ts';
import type { Tile } from './tile.ts';

export type ProductLink = typeof productLinks.$inferSelect;

const readLinks = ({ db }: BackendContext, productId: number): Promise<ProductLink[]> =>
  db
    .select()
    .from(productLinks)
    .where(eq(productLinks.productId, productId))
    .orderBy(asc(productLinks.position));

/** Reads the ids of linked products of one kind, in order. */
export async function linkedIds(
  backend: BackendContext,
  productId: number,
  kind: (typeof productLinks.$inferSelect)['kind'],
): Promise<number[]> {
  return (await readLinks(backend, productId))
    .filter((link) => link.kind === kind)
    .map(({ linkedId }) => linkedId);
}

/** The families of add-ons with the names of their kinds in the contract. */
const addonKinds = new Map([
  ['haul-away', 'haul_away' as const],
  ['installation', 'installation' as const],
  ['part', 'part' as const],
]);

/** Reads the families of products. */
async function readFamilies(
  { db, catalog }: BackendContext,
  { tenant }: RequestScope,
  ids: readonly number[],
) {
  const { tiles } = await catalog.current();
  const rows = await tiles.read(db, tenant.id, ids);
  return new Map(rows.map(({ id, family }) => [id, family]));
}

const isOffered = ({ kind }: ProductLink) => kind === 'addon' || kind === 'step_up';

/** The ids of the add-ons and of the next better product. */
export const offeredIds = (links: readonly ProductLink[]): number[] =>
  links.filter(isOffered).map(({ linkedId }) => linkedId);

/** Reads the add-ons and the next better product, at a location's prices. shopId: empty for none */
export async function linksOf(
  backend: BackendContext,
  scope: RequestScope,
  links: readonly ProductLink[],
  shopId: string,
  stock: PageStock,
) {
  const ids = (kind: string) => links.filter((link) => link.kind === kind).map(({ linkedId }) => linkedId);
  const tiles = await readTileList(backend, scope, [...ids('addon'), ...ids('step_up')], shopId, stock);
  const isStepUp = ({ entity_id }: Tile) => ids('step_up').some((id) => id === entity_id);
  const families = await readFamilies(backend, scope, ids('addon'));
  const addons = tiles
    .filter((tile) => !isStepUp(tile))
    .map((tile) => ({ ...tile, addon_kind: addonKinds.get(families.get(Number(tile.entity_id)) ?? '') }));
  const offered = new Set(addons.map(({ entity_id }) => entity_id));
  return {
    addons,
    pre_selected_add_ons: links
      .filter(({ preselected, linkedId }) => preselected && offered.has(linkedId))
      .map(({ linkedId }) => linkedId),
    step_up: tiles.find(isStepUp) ?? null,
  };
}

const pictureOf = (tile: Tile | undefined, alt: string) =>
  tile?.image_url?.normal ? { url: tile.image_url.normal, alt } : null;

/** Reads the parts of a bundle, in order. */
export async function bundleOf(
  backend: BackendContext,
  scope: RequestScope,
  bundleId: number,
  shopId: string,
) {
  const { facts } = await backend.catalog.current();
  const parts = bundleUnitsOf(facts, [bundleId]);
  const tiles = await readTileList(
    backend,
    scope,
    parts.map(({ productId }) => productId),
    shopId,
  );
  return parts.flatMap(({ productId, qty }) => {
    const tile = tiles.find(({ entity_id }) => entity_id === productId);
    if (!tile) return [];
    const { entity_id, url_key, name = '', sku, price } = tile;
    return [{ entity_id, url_key, name, sku, price, image: pictureOf(tile, name ?? ''), selection_qty: qty }];
  });
}
