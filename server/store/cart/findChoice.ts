import { asc, eq } from 'drizzle-orm';
import { products } from '../database/schema/catalogue.ts';
import { refuse, type Visitor } from '../session/visitor.ts';
import { resolveChoice } from './choice.ts';
import { readProducts } from './readGoods.ts';

interface Chosen {
  productId: number;
  simpleId: number | null;
}

const ID = /^[1-9]\d{0,8}$/;

/**
 * The product a call wants to add, and the choice on it. The id of a choice itself means its configurable product.
 * @throws ApiError 404 productUnknown, 422 optionMissing or optionUnknown
 */
export async function findChoice(
  visitor: Visitor,
  id: string,
  superAttribute: Readonly<Record<string, string | number>>,
): Promise<Chosen> {
  const row = ID.test(id) ? (await readProducts(visitor, [Number(id)])).get(Number(id)) : undefined;
  if (!row?.offer) throw refuse(visitor, 404, 'productUnknown');
  if (row.parentId !== null) return { productId: row.parentId, simpleId: row.id };
  if (row.type !== 'configurable') return { productId: row.id, simpleId: null };

  const language = visitor.language === 'fr' ? 'fr' : 'en';
  const simples = await visitor.db
    .select()
    .from(products)
    .where(eq(products.parentId, row.id))
    .orderBy(asc(products.position), asc(products.id));
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
  const chosen = Object.fromEntries(
    Object.entries(superAttribute).map(([key, value]) => [key, String(value)]),
  );
  const first = simples[0];
  const choice = resolveChoice(attributes, chosen, first ? String(first.id) : null);
  const name = row.name[language];
  if ('missing' in choice) throw refuse(visitor, 422, 'optionMissing', { name, label: choice.missing });
  if ('unknown' in choice) throw refuse(visitor, 422, 'optionUnknown', { name });
  return { productId: row.id, simpleId: Number(choice.simpleId) };
}
