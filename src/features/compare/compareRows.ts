import type { ProductPage } from '@contract/product';

/** A row of the comparison: a label and a value for each product, '' where unknown. */
export interface CompareRow {
  label: string;
  values: string[];
}

const inches = (value: number | null) => (value === null ? '' : `${value}″`);

/**
 * Builds the rows: fixed attributes first, then those of the specification tables, joined by label. names: labels of
 * the fixed rows.
 */
export function compareRows(
  products: readonly ProductPage[],
  names: Record<'brand' | 'model' | 'width' | 'depth' | 'height', string>,
): CompareRow[] {
  const rowOf = (label: string, read: (product: ProductPage) => string): CompareRow => ({
    label,
    values: products.map(read),
  });
  const labels = new Set(
    products.flatMap(({ product_data }) =>
      product_data.flatMap(({ details }) => details.map(({ label }) => label)),
    ),
  );
  // Fixed rows are not repeated from the specification table.
  for (const name of Object.values(names)) labels.delete(name);
  const detail = ({ product_data }: ProductPage, label: string) =>
    product_data.flatMap(({ details }) => details).find((candidate) => candidate.label === label)?.value ??
    '';
  return [
    rowOf(names.brand, ({ manufacturer }) => manufacturer),
    rowOf(names.model, ({ model_number, sku }) => model_number || sku),
    rowOf(names.width, ({ dimensions }) => inches(dimensions.width)),
    rowOf(names.depth, ({ dimensions }) => inches(dimensions.depth)),
    rowOf(names.height, ({ dimensions }) => inches(dimensions.height)),
    ...[...labels].map((label) => rowOf(label, (product) => detail(product, label))),
  ].filter(({ values }) => values.some(Boolean));
}

/** Whether the products differ in a row; true for a single product. */
export const isDifferent = ({ values }: CompareRow): boolean => values.length < 2 || new Set(values).size > 1;
