import { inArray } from 'drizzle-orm';
import { pagePaths, searchPath } from '../../../../contract/paths.ts';
import { catalogIndexOf } from '../../catalog/catalog.ts';
import { type BitSet, bitSetOf, has } from '../../catalog/index/bitSet.ts';
import { type CatalogIndex, idsAt } from '../../catalog/index/catalogIndex.ts';
import { readTileList } from '../../catalog/product/readTileList.ts';
import { findProducts } from '../../catalog/search/findProducts.ts';
import { priceRangeIn } from '../../catalog/search/priceRange.ts';
import { isName } from '../../catalog/search/synonyms.ts';
import { products } from '../../database/schema/catalog.ts';
import { type FactScope, isAbout, textOf } from '../facts/factScope.ts';
import { sheetRow } from '../facts/productSheet.ts';
import { type Concept, conceptsIn } from '../question/concepts.ts';
import { denyingWords, englishWords, frenchWords, ordinaryWords } from '../question/ordinaryWords.ts';
import { baseAmount, isOf, quantitiesIn } from '../question/quantities.ts';
import { stemOf, tokensIn, wordsIn } from '../question/tokens.ts';
import { replyOf } from '../reply.ts';
import type { Command } from './command.ts';

const MOST_FOUND = 3;
/** Maximum number of candidates whose data sheets are read. */
const MOST_READ = 120;
/** Maximum noise of a dishwasher or hood that counts as quiet. */
const QUIET_DBA = 46;

/** Words that introduce a wish; they are not part of the search. */
const FILLERS = new Set(
  tokensIn(
    'find show me looking for look recommend suggest need want would like some any something one fits fit that under below over above less more than quiet silent cheap cheapest best rated good opening space wide inch inches width deep high tall have sell got there cherche trouve trouvez montrez montre voudrais veux moins plus de silencieux silencieuse pas cher large largeur pouces po cm avec sans with without made please could you i a an the my which cm mm ft feet budget around about can get is are do does in it into of',
  ),
);

/** The kind of product in a wish: its remaining words. */
function termOf({ question }: FactScope): string {
  const priced = priceRangeIn(question.text)?.rest ?? question.text;
  const found = conceptsIn(tokensIn(priced)).filter(({ concept }) => concept.kind === 'feature');
  const words = wordsIn(priced);
  const isFeature = words.map((_, at) => found.some(({ from, to }) => at >= from && at < to));
  return words
    .filter(
      (word, at) =>
        !isFeature[at] &&
        !/\d/.test(word) &&
        !FILLERS.has(stemOf(word)) &&
        !(isOrdinary(word) && !isName([word])),
    )
    .join(' ');
}
const isOrdinary = (word: string) =>
  ordinaryWords.has(stemOf(word)) || englishWords.has(stemOf(word)) || frenchWords.has(stemOf(word));

/** Features in a wish, with whether the product must have them or must not. */
function wishedFeatures({ question }: FactScope): { concept: Concept; isWanted: boolean }[] {
  const { tokens } = question;
  return conceptsIn(tokens)
    .filter(({ concept }) => concept.kind === 'feature' && concept.code !== 'quiet')
    .map(({ concept, from }) => ({
      concept,
      isWanted: !tokens.slice(Math.max(0, from - 3), from).some((token) => denyingWords.has(token)),
    }));
}

function featureSet(catalogIndex: CatalogIndex, { code, en }: Concept): BitSet | null {
  const values = catalogIndex.facets.get('features')?.values.values() ?? [];
  const found = [...values].find(
    ({ label }) =>
      label.en.toLowerCase() === en.toLowerCase() ||
      conceptsIn(tokensIn(label.en)).some(({ concept }) => concept.code === code),
  );
  const value =
    found ?? (code === 'energy_star' ? catalogIndex.facets.get('energy_star')?.values.get('yes') : undefined);
  return value ? bitSetOf(catalogIndex.size, catalogIndex.productsWith.of(value.number)) : null;
}

/** Noise in decibels by product id, from the data sheets. */
async function readNoise({ context }: FactScope, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await context.db
    .select({ id: products.id, details: products.details })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(
    rows.flatMap(({ id, details }) => {
      const row = details.specs
        .flatMap((group) => group.details)
        .find(({ label, value }) => sheetRow(label, value).concept === 'noise');
      const [noise] = row ? quantitiesIn(row.value.en) : [];
      return noise && isOf('noise', noise) ? [[id, noise.amount] as const] : [];
    }),
  );
}

/** Products within the price, the size and with the features of a wish, best first. */
async function findByNeed(scope: FactScope, term: string): Promise<number[]> {
  const { backend, context, question } = scope;
  const state = await backend.catalog.current();
  const catalogIndex = await catalogIndexOf(state, context.tenant);
  const range = priceRangeIn(question.text)?.range;
  const limits = (['width', 'depth', 'height'] as const).filter((side) => question.concepts.has(side));
  const sides = limits.length > 0 ? limits : (['width'] as const);
  const sizes = question.quantities.filter((one) => isOf('length', one));
  const measure = (code: string, position: number) =>
    catalogIndex.measures.get(code)?.[position] ?? Number.NaN;
  const features = wishedFeatures(scope).map(({ concept, isWanted }) => ({
    set: featureSet(catalogIndex, concept),
    isWanted,
  }));
  const positions = [...findProducts(state, catalogIndex, context.tenant.id, term).positions].filter(
    (position) =>
      (!range || (measure('price', position) >= range.from && measure('price', position) <= range.to)) &&
      sizes.every(
        (size, at) => measure(sides[at] ?? sides[0] ?? 'width', position) <= baseAmount(size) + 0.001,
      ) &&
      features.every(({ set, isWanted }) => (set ? has(set, position) === isWanted : !isWanted)),
  );
  if (isAbout(scope, 'cheaper', 'price') && !range)
    positions.sort((a, b) => measure('price', a) - measure('price', b));
  const ids = idsAt(catalogIndex, positions.slice(0, MOST_READ));
  if (!isAbout(scope, 'noise')) return ids.slice(0, MOST_FOUND);
  const noise = await readNoise(scope, ids);
  return ids
    .filter((id) => (noise.get(id) ?? Number.POSITIVE_INFINITY) <= QUIET_DBA)
    .sort((a, b) => (noise.get(a) ?? 0) - (noise.get(b) ?? 0))
    .slice(0, MOST_FOUND);
}

/** A wish contains a verb of searching, or another kind of product with a limit: "a quiet dishwasher under $900". */
function isWish(scope: FactScope, term: string): boolean {
  if (isAbout(scope, 'find')) return term !== '';
  const { question } = scope;
  const hasLimit =
    priceRangeIn(question.text) !== null || question.quantities.some((one) => isOf('length', one));
  const startsWithArticle = /^\s*(?:an?|une?|des|any|some)\s/i.test(question.text);
  const isDoor = isAbout(scope, 'fit', 'door') && /\b(?:door|porte)\b/i.test(question.text);
  return hasLimit && startsWithArticle && term !== '' && !isDoor;
}

/** Finds products by need: kind, price, size, noise and features. */
export const find: Command = async (scope) => {
  if (isAbout(scope, 'location', 'documents') && !isAbout(scope, 'find')) return null;
  const term = termOf(scope);
  if (!isWish(scope, term)) return null;
  const ids = await findByNeed(scope, term);
  const search = {
    title: textOf(scope, 'chatSourceSearch', { term }),
    url: searchPath(term) ?? pagePaths.search,
  };
  if (ids.length === 0)
    return replyOf([{ text: textOf(scope, 'chatFoundNone', { term }), links: [search] }], {
      isUnknown: true,
    });
  const tiles = await readTileList(scope.backend, scope.context, ids);
  return replyOf([{ text: textOf(scope, 'chatFound', { count: tiles.length }), links: [search] }], {
    productIds: tiles.map(({ entity_id }) => Number(entity_id)),
  });
};
