import type { BilingualText } from '../../catalog/details.ts';
import { tokensIn } from '../question/tokens.ts';
import type { FactKind, FactScope } from './factScope.ts';
import { textOf } from './factScope.ts';
import { statementOf } from './values.ts';

/** Categories and brands of the shop, so that "Is it a Samsung?" can be answered for a product of another brand. */
async function readNames({
  backend,
  context,
}: FactScope): Promise<Record<'type' | 'brand', BilingualText[]>> {
  const { categories, indexes } = await backend.catalog.current();
  const brands = (await indexes).get(context.tenant.id)?.facets.get('brand')?.values.values() ?? [];
  return { type: categories.map(({ name }) => name), brand: [...brands].map(({ label }) => label) };
}

/** Words of category names that shoppers omit. */
const GENERAL = new Set(
  tokensIn('refrigerator refrigerators fridge réfrigérateur réfrigérateurs frigo and et with à de'),
);

/** Whether every word of a name is in the question, at least one of which is more specific than "refrigerator". */
function isNamed({ question, sheet }: FactScope, { en, fr }: BilingualText): boolean {
  const typed = tokensIn(question.text);
  return [en, fr].some((name) => {
    const words = tokensIn(name);
    const isGeneral = (word: string) => GENERAL.has(word) || sheet.family.has(word);
    return (
      words.some((word) => !isGeneral(word)) && words.every((word) => typed.includes(word) || isGeneral(word))
    );
  });
}

/** What a product is: whether it belongs to the brand or category in the question. */
export const identity: FactKind = async (scope) => {
  const { question, sheet } = scope;
  if (!question.isYesNo || question.concepts.size > 0 || question.quantities.length > 0) return [];
  const names = await readNames(scope);
  for (const code of ['brand', 'type'] as const) {
    const named = names[code].filter((name) => isNamed(scope, name));
    const row = sheet.rows.find(({ concept }) => concept === code);
    const words = named.flatMap(({ en, fr }) => [...tokensIn(en), ...tokensIn(fr)]);
    if (named.length === 0 || !row || !question.rest.every((word) => words.includes(word))) continue;
    const own = code === 'type' ? sheet.categories : [row.value];
    const isOwn = own.some(({ en }) => named.some((name) => name.en.toLowerCase() === en.toLowerCase()));
    const fact = statementOf({ ...scope, question: { ...question, rest: [] } }, row);
    const lead = question.isNegated ? '' : `${textOf(scope, isOwn ? 'chatYes' : 'chatNo')} `;
    return [{ ...fact, text: `${lead}${fact.text}` }];
  }
  return [];
};
