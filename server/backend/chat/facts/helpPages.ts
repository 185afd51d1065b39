import { tokensIn } from '../question/tokens.ts';
import type { Statement } from '../reply.ts';
import { type FactKind, type FactScope, isAbout } from './factScope.ts';
import { type Passage, quote, readPassages, sourceOf } from './passages.ts';

/** Subjects that pages of the shop explain. */
const SUBJECTS = [
  'returns',
  'delivery',
  'pickup',
  'haul_away',
  'installation',
  'assembly',
  'financing',
  'warranty',
  'privacy',
  'payment',
  'pet_friendly',
  'fit',
  'trial',
  'fuel',
] as const;
const MOST_PASSAGES = 3;

const quotePassage = (scope: FactScope, passage: Passage): Statement => {
  const language = scope.context.language === 'fr' ? 'fr' : 'en';
  return {
    text: quote(scope, passage.heading[language], passage.text[language]),
    links: [sourceOf(scope, passage)],
  };
};

/** A heading with another kind of product, such as "Mattresses" on a page about returns, does not apply to this product. */
async function concerning(scope: FactScope, passages: readonly Passage[]): Promise<Passage[]> {
  const { backend, sheet } = scope;
  const { categories } = await backend.catalog.current();
  const names = categories.flatMap(({ name }) => [tokensIn(name.en), tokensIn(name.fr)]);
  const isOwn = ({ heading }: Passage) =>
    [...tokensIn(heading.en), ...tokensIn(heading.fr)].some((word) => sheet.words.has(word));
  const isOther = ({ heading }: Passage) =>
    names.some(
      (name) =>
        name.join(' ') === tokensIn(heading.en).join(' ') ||
        name.join(' ') === tokensIn(heading.fr).join(' '),
    );
  const own = passages.filter(isOwn);
  const general = passages.filter((passage) => !isOwn(passage) && !isOther(passage));
  return own.length > 0 ? own : general;
}

/** Passages of the shop's pages and guides about returns, delivery, haul-away, financing and the like. */
export const helpPages: FactKind = async (scope) => {
  const subjects = SUBJECTS.filter((subject) => isAbout(scope, subject));
  if (subjects.length === 0 || isAbout(scope, 'find', 'assembly_time')) return [];
  const all = await readPassages(scope);
  const found: Passage[] = [];
  for (const subject of subjects) {
    const headed = all.filter(
      ({ headingCodes, url }) => headingCodes.has(subject) && !url.startsWith('/catalog/privacy'),
    );
    const guides = headed.filter(({ url }) => url.startsWith('/catalog/'));
    const titled = await concerning(
      scope,
      all.filter(({ titleCodes, url }) => titleCodes.has(subject) && !url.startsWith('/catalog/')),
    );
    const body = all.filter(({ words }) => subject === 'haul_away' && words.has('haul'));
    const best =
      subject === 'fit'
        ? guides
        : titled.length > 0
          ? [...guides, ...titled]
          : headed.length > 0
            ? headed
            : body;
    found.push(...best.slice(0, MOST_PASSAGES));
  }
  return [...new Set(found)].slice(0, MOST_PASSAGES + 1).map((passage) => quotePassage(scope, passage));
};

/** Passages and sentences that contain every subject of a question that no other fact answers. */
export async function passageAbout(scope: FactScope): Promise<Statement[]> {
  const subjects = scope.question.rest;
  if (subjects.length === 0) return [];
  const found = (await readPassages(scope)).find(
    ({ words, headingWords }) =>
      subjects.every((word) => words.has(word)) && subjects.some((word) => headingWords.has(word)),
  );
  return found ? [quotePassage(scope, found)] : [];
}
