import type { ProductPage } from '@/api/contract/product';

/** One line of the comparison: a label and a text for each product, '' where it is unknown. */
export interface CompareRow {
  label: string;
  values: string[];
}

const inches = (value: number | null) => (value === null ? '' : `${value}″`);

/** Facts every product has, then those of the specification tables, joined by label. words: texts of the fixed rows. */
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
  // What stands in a line of its own is not said again from the table.
  for (const word of Object.values(words)) labels.delete(word);
  const detail = ({ product_data }: ProductPage, label: string) =>
    product_data.flatMap(({ details }) => details).find((known) => known.label === label)?.value ?? '';
  return [
    of(words.brand, ({ manufacturer }) => manufacturer),
    of(words.model, ({ model_number, sku }) => model_number || sku),
    of(words.width, ({ dimensions }) => inches(dimensions.width)),
    of(words.depth, ({ dimensions }) => inches(dimensions.depth)),
    of(words.height, ({ dimensions }) => inches(dimensions.height)),
    ...[...labels].map((label) => of(label, (product) => detail(product, label))),
  ].filter(({ values }) => values.some(Boolean));
}

/** Whether the products differ in a line; a single product differs in nothing and everything. */
export const isDifferent = ({ values }: CompareRow): boolean => values.length < 2 || new Set(values).size > 1;
