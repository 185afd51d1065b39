import type { AddonLink, LineItem } from './lineItems.ts';

/** The stock that one piece uses: the product itself, or the parts of a bundle. */
interface StockUnit {
  productId: number;
  qty: number;
}

/** A product and its chosen variant as the cart needs them. Amounts in cents, per piece. */
export interface CartProduct {
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
  /** Whether the price may be shown outside the cart. */
  isPriceShown: boolean;
  /** Name of the location whose price this is; empty for the tenant's price. */
  priceStore: string;
  instantSavings: number;
  consumerRebate: number;
  /** A service, sold once for each piece of the products that it was added to. */
  isService: boolean;
  /** The tenant sells the product online at a known price. */
  isAddable: boolean;
  units: StockUnit[];
}

/** Stock by product id. A product without an entry is ordered on demand and unlimited. */
export type Stock = ReadonlyMap<number, number>;

export interface StockedLineItem {
  line: LineItem;
  product: CartProduct;
}

export const MAX_QTY = 999;

/** Returns the stock demand of all lines by product id; bundles and single products share stock. */
export function stockDemandOf(lines: readonly StockedLineItem[]): Map<number, number> {
  const demand = new Map<number, number>();
  for (const { line, product } of lines)
    for (const { productId, qty } of product.units)
      demand.set(productId, (demand.get(productId) ?? 0) + qty * line.qty);
  return demand;
}

/** Returns the maximum quantity of a line if the other lines stay unchanged; null for no limit. */
export function maxQty(lines: readonly StockedLineItem[], index: number, stock: Stock): number | null {
  const product = lines[index]?.product;
  const others = stockDemandOf(lines.filter((_, at) => at !== index));
  const limits = (product?.units ?? []).flatMap(({ productId, qty }) => {
    const onHand = stock.get(productId);
    return onHand === undefined ? [] : [Math.floor((onHand - (others.get(productId) ?? 0)) / qty)];
  });
  return limits.length === 0 ? null : Math.max(0, Math.min(MAX_QTY, ...limits));
}

/** The total pieces of the products that an add-on was added to; 0 if it was bought on its own. */
export const piecesOfParents = (
  lines: readonly Pick<LineItem, 'productId' | 'qty'>[],
  addonId: number,
  links: readonly AddonLink[],
): number =>
  lines
    .filter(({ productId }) => links.some((link) => link.mainId === productId && link.addonId === addonId))
    .reduce((sum, { qty }) => sum + qty, 0);

/** The maximum quantity of a service, such as one installation for each appliance; null for no limit. */
export function mostOfService(
  lines: readonly StockedLineItem[],
  { line, product }: StockedLineItem,
  links: readonly AddonLink[],
): number | null {
  if (!product.isService) return null;
  const pieces = piecesOfParents(
    lines.map((one) => one.line),
    line.productId,
    links,
  );
  return pieces === 0 ? null : pieces;
}
