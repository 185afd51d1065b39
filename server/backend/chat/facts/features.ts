import type { Concept } from '../question/concepts.ts';
import { tokensIn } from '../question/tokens.ts';
import { type FactKind, type FactScope, sectionOf, textOf } from './factScope.ts';
import type { SheetRow } from './productSheet.ts';
import { statementOf } from './values.ts';

/** The rows that imply whether a product has a feature that has no row of its own. */
function impliedBy({ sheet, page }: FactScope, code: string): boolean | null {
  const defrost = sheet.rows.find(({ concept }) => concept === 'defrost');
  if (code === 'frost_free' && defrost) return /^auto|frost free/i.test(defrost.value.en);
  if (code === 'sold_online') return page.display_add_to_cart;
  if (code === 'energy_star') return page.energy_star_qualified;
  return null;
}

function rowOf({ sheet }: FactScope, { code, en, fr }: Concept): SheetRow | undefined {
  const words = [...tokensIn(en), ...tokensIn(fr)];
  return (
    sheet.rows.find(({ concept }) => concept === code) ??
    sheet.rows.find(
      (row) =>
        row.isYes !== null &&
        row.words.some((label) => label.length > 1 && label.every((word) => words.includes(word))),
    )
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Features that a product has or does not have. A feature without a row is stated as not listed. */
export const features: FactKind = (scope) => {
  const { question, page, context } = scope;
  const wanted = [...question.concepts.values()].filter(({ kind }) => kind === 'feature');
  if (question.concepts.has('find') || question.concepts.has('haul_away')) return [];
  return wanted.flatMap((concept) => {
    const row = rowOf(scope, concept);
    const label =
      row?.label[context.language === 'fr' ? 'fr' : 'en'] ??
      (context.language === 'fr' ? concept.fr : concept.en);
    const has = row ? (row.isYes ?? true) : impliedBy(scope, concept.code);
    const key = has === null ? 'chatNotListed' : has ? 'chatHas' : 'chatHasNot';
    const links = [sectionOf(scope, row?.section ?? 'product-overview')];
    const isValued = row && row.isYes === null;
    const text = isValued
      ? `${textOf(scope, 'chatFact', { label, value: row.value[context.language === 'fr' ? 'fr' : 'en'] })}.`
      : textOf(scope, key, { label: capitalised(label), name: page.name });
    const defrost =
      concept.code === 'frost_free' ? scope.sheet.rows.find((one) => one.concept === 'defrost') : undefined;
    return [{ text, links }, ...(defrost ? [statementOf(scope, defrost)] : [])];
  });
};
