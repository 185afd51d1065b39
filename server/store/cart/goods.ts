import type { Line } from './lines.ts';

/** What is taken from stock for one piece of something: itself, or the parts of a bundle. */
interface StockUnit {
  productId: number;
  qty: number;
}

/** What a cart must know of a product and the choice made on it. Amounts in cents, for one piece. */
export interface Goods {
  productId: number;
  simpleId: number | null;
  sku: string;
  name: string;
  manufacturer: string;
  modelNumber: string;
  urlKey: string;
  imageUrl: string;
  options: { label: string; value: string }[];
  children: { sku: string; name: string; qty: number }[];
  price: number;
  originalPrice: number;
  /** Name of the shop whose own price this is; '' for the price of every shop. */
  priceStore: string;
  instantSavings: number;
  consumerRebate: number;
  /** Sold here, at a known price, through the cart. */
  isAddable: boolean;
  units: StockUnit[];
}

/** Pieces on hand by product id; a product without an entry is ordered for the shopper and has no limit. */
export type Stock = ReadonlyMap<number, number>;

export interface StockedLine {
  line: Line;
  goods: Goods;
}

export const MOST_PIECES = 999;

/** What lines take from stock together, by product id; bundles and single pieces share it. */
export function demandOf(lines: readonly StockedLine[]): Map<number, number> {
  const demand = new Map<number, number>();
  for (const { line, goods } of lines)
    for (const { productId, qty } of goods.units)
      demand.set(productId, (demand.get(productId) ?? 0) + qty * line.qty);
  return demand;
}

/** Most pieces a line may have while the other lines stay as they are; null when nothing limits it. */
export function maxQty(lines: readonly StockedLine[], index: number, stock: Stock): number | null {
  const goods = lines[index]?.goods;
  const others = demandOf(lines.filter((_, at) => at !== index));
  const limits = (goods?.units ?? []).flatMap(({ productId, qty }) => {
    const onHand = stock.get(productId);
    return onHand === undefined ? [] : [Math.floor((onHand - (others.get(productId) ?? 0)) / qty)];
  });
  return limits.length === 0 ? null : Math.max(0, Math.min(MOST_PIECES, ...limits));
}
