import { requireFamily } from '../../catalog/product/findProduct.ts';
import type { FactScope } from './factScope.ts';
import { productSheetOf } from './productSheet.ts';
import { readVariant } from './variantScope.ts';
import { wholePageOf } from './wholePage.ts';

/**
 * Reads the parts of a package that a question refers to: those whose names distinguish them in the question, or else all. Empty for a
 * product that is not a package
 */
export async function readParts(scope: FactScope): Promise<FactScope[]> {
  const { backend, context, question, page: bundle } = scope;
  const parts: FactScope[] = [];
  for (const { entity_id } of bundle.bundle_items) {
    const family = await requireFamily(backend, context, entity_id);
    const whole = await wholePageOf(backend, context, family);
    const variant = await readVariant(backend, { ...context, url: '' }, family, whole);
    const sheet = await productSheetOf(backend, context, variant.row, variant.page);
    parts.push({ ...scope, ...variant, sheet });
  }
  const isNamed = ({ sheet }: FactScope) =>
    question.tokens.some(
      (token) => sheet.words.has(token) && !parts.every((other) => other.sheet.words.has(token)),
    );
  const named = parts.filter(isNamed);
  return named.length > 0 ? named : parts;
}
