import type { ProductAttribute, ProductPage, SimpleProduct } from '@/api/contract/product';

/** Attribute id to option id. */
export type Choice = Record<string, string>;

type Configurable = Pick<ProductPage, 'attributes' | 'simple_products' | 'configurable_default_simple_id'>;

const inOrder = (product: Configurable) => [...product.attributes].sort((a, b) => a.ordinal - b.ordinal);

const optionOf = (attribute: ProductAttribute, simpleId: string) =>
  attribute.options.find(({ products }) => products.includes(simpleId));

/** The options that make a simple product; null when it is none of this product's. */
export function choiceOf(product: Configurable, simpleId: string | null): Choice | null {
  if (simpleId === null || !product.simple_products.some(({ entity_id }) => entity_id === simpleId)) {
    return null;
  }
  const pairs = product.attributes.map((attribute) => [attribute.id, optionOf(attribute, simpleId)?.id]);
  return pairs.every(([, option]) => option !== undefined) ? Object.fromEntries(pairs) : null;
}

const matches = (product: Configurable, choice: Choice, simpleId: string, but?: string) =>
  product.attributes.every(
    ({ id, options }) =>
      id === but ||
      choice[id] === undefined ||
      options.some((option) => option.id === choice[id] && option.products.includes(simpleId)),
  );

/** The simple product of a whole choice; null when there is none. */
export const simpleOf = (product: Configurable, choice: Choice): SimpleProduct | null =>
  product.simple_products.find(({ entity_id }) => matches(product, choice, entity_id)) ?? null;

/** False when no simple product joins this option with what else is chosen. */
export const isOptionOffered = (
  product: Configurable,
  choice: Choice,
  attributeId: string,
  optionProducts: readonly string[],
): boolean => optionProducts.some((simpleId) => matches(product, choice, simpleId, attributeId));

/**
 * Where a shopper starts: the preselected simple product if it is still valid, else the default one, else the first
 * option of each attribute that still makes a product (commerce specification §4).
 */
export function startingChoice(product: Configurable, preselected: string | null): Choice {
  const known = choiceOf(product, preselected) ?? choiceOf(product, product.configurable_default_simple_id);
  if (known) return known;
  const choice: Choice = {};
  for (const { id, options } of inOrder(product)) {
    const first = options.find(({ products }) => isOptionOffered(product, choice, id, products));
    if (first) choice[id] = first.id;
  }
  return choice;
}

/** Takes an option; other attributes keep theirs where the new choice is a product, else move to their first that is. */
export function withOption(
  product: Configurable,
  choice: Choice,
  attributeId: string,
  optionId: string,
): Choice {
  const next: Choice = { [attributeId]: optionId };
  for (const { id, options } of inOrder(product)) {
    if (id === attributeId) continue;
    const kept = options.filter((option) => option.id === choice[id]);
    const open = [...kept, ...options].find(({ products }) => isOptionOffered(product, next, id, products));
    if (open) next[id] = open.id;
  }
  return next;
}
