import type * as z from 'zod/mini';
import type { product } from '../../../../contract/product.ts';
import { localizedText } from '../catalogMessages.ts';
import { type LocationPrices, pricesAtLocation, rulesOfVariant, units } from './prices.ts';
import type { TileRow, VariantRow } from './readTiles.ts';
import { findRepresentative, type Representative } from './representative.ts';
import { availabilityOf, isInStock, type Stock } from './stock.ts';

/** Product families that are delivered in parts and assembled on site; imported `furniture` ships flat-packed. */
const families = new Set(['sectional', 'bed', 'wardrobe', 'furniture']);

export const comesInParts = (family: string): boolean => families.has(family);

export type Tile = z.input<typeof product>;

interface TileContext {
  language: string;
  now: Date;
  /** The stock of products and variants, as in readStock. */
  stockOf: (id: number) => Stock | undefined;
  /** The prices of the selected location. */
  own: LocationPrices;
}

type FamilyRow = Omit<TileRow, 'variants'>;

/** The price fields of the variant that a tile shows, subject to the rules of its product. */
function pricesOfTile(
  row: FamilyRow,
  representative: Representative<VariantRow> | null,
  { own, now }: TileContext,
): ReturnType<typeof pricesAtLocation> & { price_to?: number } {
  if (!representative) return pricesAtLocation(row, own, now);
  const { variant } = representative;
  const rules = rulesOfVariant(row, variant);
  const prices = pricesAtLocation({ addable: row.addable, ...variant, ...rules }, own, now);
  const highest = units(representative.highest);
  return prices.price === null || highest === null ? prices : { ...prices, price_to: highest };
}

/**
 * Maps a product to a tile of listings, suggestions and carousels. A product with variants has the price, picture and sizes of its
 * representative.
 */
export function tileOf(row: FamilyRow, variants: readonly VariantRow[], context: TileContext): Tile {
  const { language, stockOf, own } = context;
  const representative = findRepresentative(variants, stockOf, own.of);
  const stock = stockOf(row.id);
  const image = representative?.variant.image || row.image;
  return {
    entity_id: row.id,
    url_key: row.urlKey,
    type_id: row.type,
    name: localizedText(row.name, language),
    sku: row.sku,
    model_number: row.modelNumber,
    manufacturer: row.manufacturer,
    image_url: { normal: image, small: image },
    image_hover_url: image === row.image ? row.hoverImage : '',
    in_stock: isInStock(stock),
    availability: availabilityOf(stock),
    reviews_count: row.reviewsCount,
    reviews_rating: row.rating,
    product_flags: row.flags.map(({ position, text, colour }) => ({
      position,
      visible: true,
      text: localizedText(text, language),
      colour,
    })),
    energy_star_qualified: row.energyStar,
    swatches: row.swatches,
    dimensions: {
      width: representative?.variant.width ?? row.width,
      depth: representative?.variant.depth ?? row.depth,
      height: representative?.variant.height ?? row.height,
      in_parts: comesInParts(row.family) || undefined,
    },
    ...pricesOfTile(row, representative, context),
  };
}
