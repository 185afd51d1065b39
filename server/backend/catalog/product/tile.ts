import type * as z from 'zod/mini';
import type { product } from '../../../../contract/product.ts';
import { localizedText } from '../catalogMessages.ts';
import { pricesOf } from './prices.ts';
import type { TileRow } from './readTiles.ts';
import { availabilityOf, isInStock, type Stock } from './stock.ts';

/**
 * Product families that are delivered in parts and assembled on site; `furniture` is the imported family, which ships
 * flat-packed.
 */
const families = new Set(['sectional', 'bed', 'wardrobe', 'furniture']);

export const comesInParts = (family: string): boolean => families.has(family);

export type Tile = z.input<typeof product>;

/** Maps a product to a tile of listings, suggestions and carousels. */
export function tileOf(row: TileRow, stock: Stock | undefined, language: string, now: Date): Tile {
  return {
    entity_id: row.id,
    url_key: row.urlKey,
    type_id: row.type,
    name: localizedText(row.name, language),
    sku: row.sku,
    model_number: row.modelNumber,
    manufacturer: row.manufacturer,
    image_url: { normal: row.image, small: row.image },
    image_hover_url: row.hoverImage,
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
      width: row.width,
      depth: row.depth,
      height: row.height,
      in_parts: comesInParts(row.family) || undefined,
    },
    ...pricesOf(row, now),
  };
}
