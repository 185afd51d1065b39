/** An attribute of a configurable product with its options. Ids are strings, as in the contract. */
interface VariantAttribute {
  id: string;
  label: string;
  options: readonly { id: string; products: readonly string[] }[];
}

export type VariantResolution = { simpleId: string } | { missing: string } | { unknown: true };

/**
 * Finds the simple product that super_attribute (attribute id to option id) identifies. Every attribute must have an
 * option, and the options must share one product.
 */
export function resolveVariant(
  attributes: readonly VariantAttribute[],
  chosen: Readonly<Record<string, string>>,
  fallback: string | null,
): VariantResolution {
  if (Object.keys(chosen).length === 0 && fallback !== null) return { simpleId: fallback };
  const missing = attributes.find(({ id }) => !chosen[id]);
  if (missing) return { missing: missing.label };
  const selected = attributes.map(({ id, options }) => options.find((option) => option.id === chosen[id]));
  const [first, ...others] = selected.map((option) => option?.products ?? []);
  const matches = (first ?? []).filter((product) => others.every((products) => products.includes(product)));
  return matches[0] === undefined ? { unknown: true } : { simpleId: matches[0] };
}
