import { type BitSet, both, either, emptySet, isEmpty, members, setOf } from '../shelf/bitSet.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { type CategoryWords, categoryWords, type NamedCategory } from './categoryWords.ts';
import { correctedTerm, type Meant } from './correctedTerm.ts';
import { type Part, partsOf } from './parts.ts';
import { plainModel, plainText } from './plainText.ts';
import { type FoundPart, rank } from './rank.ts';
import { repair } from './repair.ts';
import { type SearchIndex, searchIndexOf } from './searchIndex.ts';
import { tokensOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import { stems, wholeForms } from './wordForms.ts';

const mostRemembered = 500;

/** What a term means here, and the places that answer it, best first. */
export interface Search {
  parts: readonly Part[];
  places: Int32Array;
  /** The term as it was answered; empty when it stayed as it was typed. */
  corrected: string;
}

/** What a search reads of the shop, and remembers. */
export interface SearchState {
  categories: readonly NamedCategory[];
  vocabulary: Vocabulary;
  /** What searches found, by tenant and term. */
  searches: Map<string, Search>;
}

/** A part of a model number: with a digit, and long enough to mean something. */
const isModelPart = (text: string) => text.length > 2 && /\d/.test(text);
/** Makers write RF28R7351** for every finish, a shopper reads RF28R7351SR on the label: so much must agree. */
const wholeModel = 6;
const isModel = (model: string, part: string) =>
  model.includes(part) || (model.length >= wholeModel && part.startsWith(model));

function placesOfModel(shelf: Shelf, part: string): BitSet {
  if (!isModelPart(part)) return emptySet(shelf.size);
  const places: number[] = [];
  shelf.spoken.forEach(({ models }, place) => {
    if (models.some((model) => isModel(model, part))) places.push(place);
  });
  return both(setOf(shelf.size, places), shelf.listed);
}

/** What is typed may go on, a number may not: 36 is no beginning of 368. Other names of a thing are whole words. */
const wordIn = ({ texts }: SearchIndex, word: string, isTyped: boolean): BitSet =>
  isTyped && /\D/.test(word) ? texts.beginning(stems(word)) : texts.having(wholeForms(word));

/** Where a part is answered: every word of one of its forms, a category called so, or a part of a model number. */
function look(shelf: Shelf, categories: CategoryWords, part: Part): FoundPart {
  const index = searchIndexOf(shelf);
  const sets = part.forms.flatMap((form, at) => [
    form.map((word) => wordIn(index, word, at === 0)).reduce(both),
    categories.saying(form),
    placesOfModel(shelf, form.length === 1 ? (form[0] ?? '') : ''),
  ]);
  return { ...part, places: both(either(shelf.size, sets), shelf.listed) };
}

const inAll = (parts: readonly FoundPart[], size: number) =>
  parts.length === 0 ? emptySet(size) : parts.map(({ places }) => places).reduce(both);

/** Where as many parts as anywhere are answered, when those are half of what was asked for or more. */
function inMost(parts: readonly FoundPart[], asked: number, size: number): BitSet {
  const counts = new Uint8Array(size);
  for (const { places } of parts)
    for (const place of members(places)) counts[place] = (counts[place] ?? 0) + 1;
  const most = counts.reduce((a, b) => Math.max(a, b), 0);
  if (most === 0 || most * 2 < asked) return emptySet(size);
  return setOf(
    size,
    [...counts.keys()].filter((place) => counts[place] === most),
  );
}

/** Mistyped words with what they were taken for; with nothing, where that finds nothing either. */
const meantBy = (typed: readonly FoundPart[], repaired: readonly (readonly FoundPart[])[]): Meant =>
  new Map(
    typed.flatMap(({ forms: [[word = '', ...more] = []] }, at) => {
      const [first] = repaired[at] ?? [];
      if (more.length > 0 || first === typed[at] || (first && !first.meant)) return [];
      return [[word, first && !isEmpty(first.places) ? (first.meant ?? []) : []]];
    }),
  );

function search(state: SearchState, shelf: Shelf, term: string): Search {
  const { texts } = searchIndexOf(shelf);
  const isWord = (word: string) => texts.has(word);
  const model = plainModel(term);
  const models = placesOfModel(shelf, model);
  const categories = categoryWords(state.categories, shelf);
  const looked = (part: Part) => look(shelf, categories, part);
  const asked = partsOf(tokensOf(term), { isWord });
  const typed = asked.map(looked);
  let parts = typed;
  let places = inAll(parts, shelf.size);
  let meant: Meant = new Map();
  if (isEmpty(places) && isEmpty(models)) {
    const knowing = { vocabulary: state.vocabulary, isWord };
    const repaired = typed.map((part) => (isEmpty(part.places) ? repair(part, knowing).map(looked) : [part]));
    parts = repaired.flat();
    meant = meantBy(typed, repaired);
    places = inMost(parts, asked.length, shelf.size);
  }
  const found = members(either(shelf.size, [places, models]));
  const forms = parts.flatMap((part) => part.forms);
  const [home, nearHome] = [categories.called(forms), either(shelf.size, forms.map(categories.saying))];
  const best = rank(shelf, found, { parts, model, models, home, nearHome });
  return { parts, places: best, corrected: correctedTerm(term, meant, shelf, best) };
}

/**
 * What matches a term. Every part of it must be found by one of its names, as the beginning of words in either language or
 * as a part of a model number. When that finds nothing, what is mistyped is corrected, what nobody knows is left out, and
 * at the last half of it is enough.
 */
export function findProducts(state: SearchState, shelf: Shelf, tenantId: number, term: string): Search {
  const key = `${tenantId} ${plainText(term)} ${plainModel(term)}`;
  const known = state.searches.get(key);
  if (known) return known;
  const found = search(state, shelf, term);
  if (state.searches.size >= mostRemembered) state.searches.clear();
  state.searches.set(key, found);
  return found;
}
