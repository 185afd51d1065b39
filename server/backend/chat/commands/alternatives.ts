import { categoryPath } from '../../../../contract/paths.ts';
import { catalogIndexOf } from '../../catalog/catalog.ts';
import { has, members } from '../../catalog/index/bitSet.ts';
import { idsAt } from '../../catalog/index/catalogIndex.ts';
import { linkedIds } from '../../catalog/product/links.ts';
import { readTileList } from '../../catalog/product/readTileList.ts';
import { type FactScope, isAbout, textOf } from '../facts/factScope.ts';
import { isOf } from '../question/quantities.ts';
import { replyOf } from '../reply.ts';
import type { Command } from './command.ts';

const MOST_ALTERNATIVES = 3;

/** The cheaper products closest in price, in the most specific category. */
async function cheaperIds({ backend, context, page }: FactScope): Promise<number[]> {
  const state = await backend.catalog.current();
  const catalogIndex = await catalogIndexOf(state, context.tenant);
  const [category] = [...page.categories].sort((a, b) => b.level - a.level);
  const products = catalogIndex.categories.get(Number(category?.entity_id));
  if (!products || page.price === null) return [];
  const prices = catalogIndex.measures.get('price');
  const priceOf = (position: number) => prices?.[position] ?? Number.NaN;
  const limit = page.price;
  const cheaper = [...members(products)]
    .filter((position) => has(catalogIndex.listed, position) && priceOf(position) < limit)
    .sort((a, b) => priceOf(b) - priceOf(a));
  return idsAt(catalogIndex, cheaper.slice(0, MOST_ALTERNATIVES));
}

/** Alternatives to this product as cards: cheaper, better or matching ones. */
export const alternatives: Command = async (scope) => {
  const { backend, context, row, page, question } = scope;
  if (!isAbout(scope, 'alternatives', 'cheaper') || isAbout(scope, 'find', 'compare')) return null;
  // "Is it cheaper than $100?" asks about the price.
  if (question.isYesNo && question.quantities.some((one) => isOf('money', one))) return null;
  const isCheaper = isAbout(scope, 'cheaper');
  const linked = [
    ...(await linkedIds(backend, row.id, 'step_up')),
    ...(await linkedIds(backend, row.id, 'crosssell')),
    ...(await linkedIds(backend, row.id, 'related')),
  ];
  const ids = isCheaper ? await cheaperIds(scope) : [...new Set(linked)].slice(0, MOST_ALTERNATIVES);
  const tiles = await readTileList(backend, context, ids);
  const [category] = [...page.categories].sort((a, b) => b.level - a.level);
  const links = category ? [{ title: category.name, url: categoryPath(category.url_key) }] : [];
  const [found, none] = isCheaper
    ? (['chatCheaper', 'chatNothingCheaper'] as const)
    : (['chatCards', 'chatNoAlternatives'] as const);
  const text = textOf(scope, tiles.length > 0 ? found : none, { name: page.name });
  return replyOf([{ text, links }], { productIds: tiles.map(({ entity_id }) => Number(entity_id)) });
};
