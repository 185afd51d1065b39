import { and, asc, inArray, ne } from 'drizzle-orm';
import { readTileList } from '../catalog/product/readTileList.ts';
import type { Tile } from '../catalog/product/tile.ts';
import { productLinks } from '../database/schema/catalog.ts';
import type { RequestContext } from '../session/requestContext.ts';
import type { CartState } from './cartState.ts';

/** Maximum related products of a whole cart, and maximum add-ons of one line (docs/spec/11 §4). */
const MAX_SUGGESTIONS = 3;

export interface LineSuggestions {
  /** Add-ons that the line does not have yet. */
  crosssells: Tile[];
  /** The next better product. */
  upsells: Tile[];
  /** Complementary products: at most 3 for the whole cart, none of them in the cart. */
  relateds: Tile[];
}

const isAddable = (tile: Tile) =>
  tile.display_add_to_cart && tile.in_stock && (tile.price !== null || tile.msrp_enabled);

/** Reads the suggestions by the product id of their line. Every suggested product can be added to the cart (docs/spec/11 §4). */
export async function suggestionsFor(
  context: RequestContext,
  { lines, links, row }: Pick<CartState, 'lines' | 'links' | 'row'>,
): Promise<Map<number, LineSuggestions>> {
  const inCart = [...new Set(lines.map(({ line }) => line.productId))];
  if (inCart.length === 0) return new Map();
  const offered = await context.db
    .select({ mainId: productLinks.productId, id: productLinks.linkedId, kind: productLinks.kind })
    .from(productLinks)
    .where(and(inArray(productLinks.productId, inCart), ne(productLinks.kind, 'related')))
    .orderBy(asc(productLinks.position), asc(productLinks.productId));
  const scope = { ...context, clock: () => context.now };
  const tiles = await readTileList(scope, context, [...new Set(offered.map(({ id }) => id))], row?.shopId);
  const addable = new Map(tiles.filter(isAddable).map((tile) => [Number(tile.entity_id), tile]));
  const suggested = new Set(inCart);
  return new Map(
    inCart.map((mainId) => {
      const tilesOf = (kind: (typeof offered)[number]['kind'], isLeftOut: (id: number) => boolean) =>
        offered
          .filter((link) => link.mainId === mainId && link.kind === kind && !isLeftOut(link.id))
          .flatMap(({ id }) => addable.get(id) ?? []);
      const isAddonOfLine = (id: number) =>
        links.some((link) => link.mainId === mainId && link.addonId === id);
      const relateds = tilesOf('crosssell', (id) => suggested.has(id)).slice(
        0,
        MAX_SUGGESTIONS - (suggested.size - inCart.length),
      );
      for (const { entity_id } of relateds) suggested.add(Number(entity_id));
      const crosssells = tilesOf('addon', isAddonOfLine).slice(0, MAX_SUGGESTIONS);
      const upsells = tilesOf('step_up', (id) => inCart.includes(id));
      return [mainId, { crosssells, upsells, relateds }];
    }),
  );
}
