import { catalogIndexOf } from '../../catalog/catalog.ts';
import { findProducts } from '../../catalog/search/findProducts.ts';
import type { FactScope } from '../facts/factScope.ts';
import { tokensIn } from '../question/tokens.ts';

const LEADING =
  /^(?:\s|it|this|one|and|or|to|with|the|that|a|an|against|avec|au|aux|à|la|le|les|l['’]|et|ou|celui-ci|ce|cet|cette|un|une|of|between|entre|du|de|des)\s+/i;

/** The product name in a text, without preceding words and trailing punctuation. */
function nameIn(text: string): string {
  let name = text.trim();
  while (LEADING.test(`${name} `)) name = `${name} `.replace(LEADING, '').trim();
  return name.replace(/[?!.…]+$/, '').trim();
}

/** Finds the product that a text names, other than that of the page; null if less than half of its words are in the name. */
export async function findNamedProduct(
  { backend, context, row }: FactScope,
  text: string,
): Promise<number | null> {
  const name = nameIn(text);
  if (name.length < 3) return null;
  const state = await backend.catalog.current();
  const catalogIndex = await catalogIndexOf(state, context.tenant);
  const wanted = tokensIn(name).filter((token) => token.length > 1);
  const { positions } = findProducts(state, catalogIndex, context.tenant.id, name);
  for (const position of positions.slice(0, 20)) {
    const id = catalogIndex.ids[position];
    if (id === undefined || id === row.id) continue;
    const names = catalogIndex.names.at(position);
    const models = catalogIndex.models.at(position);
    const own = new Set([...tokensIn(`${names.en} ${names.fr}`), ...models]);
    const hits = wanted.filter((token) => own.has(token)).length;
    const isModel = wanted.some((token) =>
      models.some((model) => token.length > 4 && model.startsWith(token)),
    );
    if (hits * 2 >= wanted.length || isModel) return id;
  }
  return null;
}
