/** What can be chosen on a configurable product. Ids as in the contract: texts. */
interface Choosable {
  id: string;
  label: string;
  options: readonly { id: string; products: readonly string[] }[];
}

export type Choice = { simpleId: string } | { missing: string } | { unknown: true };

/**
 * Finds the simple product that super_attribute (attribute id to option id) names. Every attribute must be chosen, and
 * the choices must meet in one product.
 */
export function resolveChoice(
  attributes: readonly Choosable[],
  chosen: Readonly<Record<string, string>>,
  fallback: string | null,
): Choice {
  if (Object.keys(chosen).length === 0 && fallback !== null) return { simpleId: fallback };
  const missing = attributes.find(({ id }) => !chosen[id]);
  if (missing) return { missing: missing.label };
  const picked = attributes.map(({ id, options }) => options.find((option) => option.id === chosen[id]));
  const [first, ...others] = picked.map((option) => option?.products ?? []);
  const met = (first ?? []).filter((product) => others.every((products) => products.includes(product)));
  return met[0] === undefined ? { unknown: true } : { simpleId: met[0] };
}
