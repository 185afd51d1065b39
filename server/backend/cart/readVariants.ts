import { asc, inArray } from 'drizzle-orm';
import { ownValue } from '../../../contract/ownValue.ts';
import { parseId } from '../checkInput.ts';
import { products } from '../database/schema/catalog.ts';
import { type RequestContext, rejection } from '../session/requestContext.ts';
import { type ProductRow, readProducts } from './readCartProducts.ts';

interface Chosen {
  productId: number;
  simpleId: number | null;
}

type SimpleRow = typeof products.$inferSelect;

/** The content of super_attribute: attribute id to option id. */
type Choices = Readonly<Record<string, string | number>>;

function simpleOf(context: RequestContext, row: ProductRow, simples: readonly SimpleRow[], options: Choices) {
  const language = context.language === 'fr' ? 'fr' : 'en';
  const attributes = row.details.options.map(({ code, label, values }) => ({
    id: code,
    label: label[language],
    options: values.map(({ key }) => ({
      id: key,
      products: simples
        .filter(({ details }) => details.choice[code] === key)
        .map((simple) => String(simple.id)),
    })),
  }));
  const chosen = Object.fromEntries(Object.entries(options).map(([key, value]) => [key, String(value)]));
  const [first] = simples;
  const resolution = resolveVariant(attributes, chosen, first ? String(first.id) : null);
  const name = row.name[language];
  if ('missing' in resolution)
    throw rejection(context, 422, 'optionMissing', { name, label: resolution.missing });
  if ('unknown' in resolution) throw rejection(context, 422, 'optionUnknown', { name });
  return Number(resolution.simpleId);
}

/**
 * Reads the products of a request in two queries, and returns a function that resolves an id and its options to a
 * product and variant. The id of a variant resolves to its configurable product. The function throws ApiError 404
 * productUnknown, 422 optionMissing or optionUnknown.
 */
export async function readVariants(
  context: RequestContext,
  ids: readonly string[],
): Promise<(id: string, options: Choices) => Chosen> {
  const rows = await readProducts(
    context,
    ids.flatMap((id) => parseId(id) ?? []),
  );
  const configurable = [...rows.values()].filter(({ type }) => type === 'configurable').map(({ id }) => id);
  const simples =
    configurable.length === 0
      ? []
      : await context.db
          .select()
          .from(products)
          .where(inArray(products.parentId, configurable))
          .orderBy(asc(products.position), asc(products.id));
  return (id, options) => {
    const row = rows.get(parseId(id) ?? 0);
    if (!row?.offer) throw rejection(context, 404, 'productUnknown');
    if (row.parentId !== null) return { productId: row.parentId, simpleId: row.id };
    if (row.type !== 'configurable') return { productId: row.id, simpleId: null };
    const own = simples.filter(({ parentId }) => parentId === row.id);
    return { productId: row.id, simpleId: simpleOf(context, row, own, options) };
  };
}

/** An attribute of a configurable product with its options. Ids are strings, as in the contract. */
interface VariantAttribute {
  id: string;
  label: string;
  options: readonly { id: string; products: readonly string[] }[];
}

export type VariantResolution = { simpleId: string } | { missing: string } | { unknown: true };

/**
 * Finds the simple product that super_attribute (attribute id to option id) selects. Every attribute must have an option, and a single
 * product must match all of them.
 */
export function resolveVariant(
  attributes: readonly VariantAttribute[],
  chosen: Readonly<Record<string, string>>,
  fallback: string | null,
): VariantResolution {
  if (Object.keys(chosen).length === 0 && fallback !== null) return { simpleId: fallback };
  const missing = attributes.find(({ id }) => !ownValue(chosen, id));
  if (missing) return { missing: missing.label };
  const selected = attributes.map(({ id, options }) =>
    options.find((option) => option.id === ownValue(chosen, id)),
  );
  const [first, ...others] = selected.map((option) => option?.products ?? []);
  const matches = (first ?? []).filter((product) => others.every((products) => products.includes(product)));
  return matches[0] === undefined ? { unknown: true } : { simpleId: matches[0] };
}
