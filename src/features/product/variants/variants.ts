import type { ProductPage, SimpleProduct } from '@contract/product';
import type { ProductAttribute } from '@contract/productParts';

/** Attribute id to option id. */
export type Choice = Record<string, string>;

type Configurable = Pick<ProductPage, 'attributes' | 'simple_products' | 'configurable_default_simple_id'>;

const inOrder = (product: Configurable) => [...product.attributes].sort((a, b) => a.ordinal - b.ordinal);

const optionOf = (attribute: ProductAttribute, simpleId: string) =>
  attribute.options.find(({ products }) => products.includes(simpleId));

/** Returns the options of a simple product; null if the id belongs to another product. */
export function choiceOfSimple(product: Configurable, simpleId: string | null): Choice | null {
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

/**
 * Returns the simple product that matches all selected options. null if there is none, or if several match because an option is missing from
 * the choice: a backend may name no simple products for an attribute's options.
 */
export function simpleProductOf(product: Configurable, choice: Choice): SimpleProduct | null {
  const matching = product.simple_products.filter(({ entity_id }) => matches(product, choice, entity_id));
  const isComplete = product.attributes.every(({ id, options }) => options.length === 0 || id in choice);
  return isComplete || matching.length === 1 ? (matching[0] ?? null) : null;
}

/** Whether a product with options can't be bought, because no single simple product has the selected ones. */
export const lacksVariant = (product: Pick<ProductPage, 'type_id'>, simple: SimpleProduct | null): boolean =>
  product.type_id === 'configurable' && simple === null;

/** Whether a simple product has this option together with the other selected ones. */
export const isOptionAvailable = (
  product: Configurable,
  choice: Choice,
  attributeId: string,
  optionProducts: readonly string[],
): boolean => optionProducts.some((simpleId) => matches(product, choice, simpleId, attributeId));

/**
 * Returns the initial choice: the preselected simple product if still valid, or else the default one, or else the first available option of
 * each attribute (docs/spec/09 §3).
 */
export function startingChoice(product: Configurable, preselected: string | null): Choice {
  const presetChoice =
    choiceOfSimple(product, preselected) ?? choiceOfSimple(product, product.configurable_default_simple_id);
  if (presetChoice) return presetChoice;
  const choice: Choice = {};
  for (const { id, options } of inOrder(product)) {
    const first = options.find(({ products }) => isOptionAvailable(product, choice, id, products));
    if (first) choice[id] = first.id;
  }
  return choice;
}

/** Selects an option. Other attributes keep their option if the combination exists; otherwise they change to their first available one. */
export function withOption(
  product: Configurable,
  choice: Choice,
  attributeId: string,
  optionId: string,
): Choice {
  const next: Choice = { [attributeId]: optionId };
  for (const { id, options } of inOrder(product)) {
    if (id === attributeId) continue;
    const currentOptions = options.filter((option) => option.id === choice[id]);
    const nextOption = [...currentOptions, ...options].find(({ products }) =>
      isOptionAvailable(product, next, id, products),
    );
    if (nextOption) next[id] = nextOption.id;
  }
  return next;
}
