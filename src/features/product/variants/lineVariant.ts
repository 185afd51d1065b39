import type { ProductPage } from '@contract/product';

/** An earlier line item: saved for later, or ordered. */
interface EarlierLine {
  /** SKU of the chosen variant. */
  sku: string;
  options: readonly { label: string; value: string }[];
}

/** What corresponds to an earlier line item today. */
interface LineVariant {
  price: number | null;
  canAdd: boolean;
  /** Attribute id to option id; absent for a product without options. */
  superAttribute?: Record<string, string>;
}

const canBuy = (product: Pick<ProductPage, 'in_stock' | 'display_add_to_cart' | 'poa'>) =>
  product.in_stock && product.display_add_to_cart && !product.poa;

const priceOf = (product: Pick<ProductPage, 'price' | 'display_price' | 'msrp_enabled'>) =>
  product.display_price && !product.msrp_enabled ? product.price : null;

/**
 * Finds the variant of an earlier line item in the current product: by its SKU, or else by the labels of its options, because a line item
 * does not contain the ids of its options (docs/spec/11 §1). null if the variant no longer exists
 */
export function lineVariantOf(product: ProductPage, { sku, options }: EarlierLine): LineVariant | null {
  if (product.type_id !== 'configurable') return { price: priceOf(product), canAdd: canBuy(product) };
  const bySku = product.simple_products.find((simple) => simple.sku === sku && sku !== '');
  const chosen = product.attributes.map(({ label, options: offered }) =>
    offered.find((option) =>
      bySku
        ? option.products.includes(bySku.entity_id)
        : options.some((one) => one.label === label && one.value === option.label),
    ),
  );
  const simple =
    bySku ??
    product.simple_products.find(({ entity_id }) =>
      chosen.every((option) => option?.products.includes(entity_id)),
    );
  if (!simple || chosen.length === 0) return null;
  const pairs = product.attributes.flatMap(({ id }, index) => {
    const option = chosen[index];
    return option ? [[id, option.id] as const] : [];
  });
  if (pairs.length < product.attributes.length) return null;
  return { price: priceOf(simple), canAdd: canBuy(simple), superAttribute: Object.fromEntries(pairs) };
}
