import type { ProductPage, SimpleProduct } from '@contract/product';
import { dimensionsOf, specificationsOf } from '@contract/representativeVariant';
import { simpleProductOf, startingChoice } from '@/features/product/variants/variants';

/** A row of the comparison: a label and a value for each product, '' where unknown. */
export interface CompareRow {
  label: string;
  values: string[];
}

/** Labels of the fixed rows, and the word for a feature that a product has. */
export interface CompareNames {
  brand: string;
  model: string;
  width: string;
  depth: string;
  height: string;
  energyStar: string;
  yes: string;
  /** Formats a length. */
  inches: (value: number) => string;
}

/** A product, with the variant shown when its page opens. */
interface Compared {
  product: ProductPage;
  simple: SimpleProduct | null;
}

export const comparedOf = (product: ProductPage): Compared => ({
  product,
  simple: product.attributes.length > 0 ? simpleProductOf(product, startingChoice(product, null)) : null,
});

/** Facts of a product by label: its specifications, the columns of its list view, its options and its features. */
function factsOf({ product, simple }: Compared, yes: string): Map<string, string> {
  const specifications = specificationsOf(product, simple).flatMap(({ details }) => details);
  const choices = product.attributes.map(({ label, code, options }) => ({
    label: label || code,
    value: options.map((option) => option.label).join(', '),
  }));
  const features = product.product_features.map((label) => ({ label, value: yes }));
  const facts = new Map<string, string>();
  for (const { label, value } of [...specifications, ...product.custom_columns, ...choices, ...features])
    if (label !== '' && !facts.has(label)) facts.set(label, value);
  return facts;
}

/** Builds the rows: fixed attributes first, then every other fact of the products, joined by label. */
export function compareRows(products: readonly ProductPage[], names: CompareNames): CompareRow[] {
  const compared = products.map(comparedOf);
  const facts = compared.map((one) => factsOf(one, names.yes));
  // A specification of the same name tells what the field does not.
  const rowOf = (label: string, read: (one: Compared) => string): CompareRow => ({
    label,
    values: compared.map((one, index) => read(one) || (facts[index]?.get(label) ?? '')),
  });
  const side = (name: 'width' | 'depth' | 'height') =>
    rowOf(names[name], ({ product, simple }) => {
      const value = dimensionsOf(product, simple)[name];
      return value === null ? '' : names.inches(value);
    });
  const fixed = [
    rowOf(names.brand, ({ product }) => product.manufacturer),
    rowOf(names.model, ({ product, simple }) => simple?.model_number || product.model_number || product.sku),
    side('width'),
    side('depth'),
    side('height'),
    rowOf(names.energyStar, ({ product }) => (product.energy_star_qualified ? names.yes : '')),
  ];
  const labels = new Set(facts.flatMap((one) => [...one.keys()]));
  // Fixed rows are not repeated from the specification table.
  for (const { label } of fixed) labels.delete(label);
  const further = [...labels].map((label) => ({ label, values: facts.map((one) => one.get(label) ?? '') }));
  return [...fixed, ...further].filter(({ values }) => values.some(Boolean));
}

/** Whether the products differ in a row; true for a single product. */
export const isDifferent = ({ values }: CompareRow): boolean => values.length < 2 || new Set(values).size > 1;
