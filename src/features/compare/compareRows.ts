import type { ProductPage } from '@contract/product';

/** A row of the comparison: a label and a value for each product, '' where unknown. */
export interface CompareRow {
  label: string;
  values: string[];
}

const inches = (value: number | null) => (value === null ? '' : `${value}″`);

/**
 * Builds the rows: fixed attributes first, then those of the specification tables, joined by label. words: labels of
 * the fixed rows.
 */
export function compareRows(
  products: readonly ProductPage[],
  words: Record<'brand' | 'model' | 'width' | 'depth' | 'height', string>,
): CompareRow[] {
  const of = (label: string, read: (product: ProductPage) => string): CompareRow => ({
    label,
    values: products.map(read),
  });
  const labels = new Set(
    products.flatMap(({ product_data }) =>
      product_data.flatMap(({ details }) => details.map(({ label }) => label)),
    ),
  );
  // Fixed rows are not repeated from the specification table.
  for (const word of Object.values(words)) labels.delete(word);
  const detail = ({ product_data }: ProductPage, label: string) =>
    product_data.flatMap(({ details }) => details).find((candidate) => candidate.label === label)?.value ??
    '';
  return [
    of(words.brand, ({ manufacturer }) => manufacturer),
    of(words.model, ({ model_number, sku }) => model_number || sku),
    of(words.width, ({ dimensions }) => inches(dimensions.width)),
    of(words.depth, ({ dimensions }) => inches(dimensions.depth)),
    of(words.height, ({ dimensions }) => inches(dimensions.height)),
    ...[...labels].map((label) => of(label, (product) => detail(product, label))),
  ].filter(({ values }) => values.some(Boolean));
}

/** Whether the products differ in a row; true for a single product. */
export const isDifferent = ({ values }: CompareRow): boolean => values.length < 2 || new Set(values).size > 1;
