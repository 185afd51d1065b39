import type { FactScope } from './factScope.ts';
import { readProductScope } from './variantScope.ts';

/**
 * Reads the parts of a package that a question refers to: those whose names distinguish them in the question, or else all. Empty for a
 * product that is not a package
 */
export async function readParts(scope: FactScope): Promise<FactScope[]> {
  const { backend, context, question, page: bundle } = scope;
  const parts: FactScope[] = [];
  for (const { entity_id } of bundle.bundle_items) {
    parts.push({ ...scope, ...(await readProductScope(backend, { ...context, url: '' }, entity_id)) });
  }
  const isNamed = ({ sheet }: FactScope) =>
    question.tokens.some(
      (token) => sheet.words.has(token) && !parts.every((other) => other.sheet.words.has(token)),
    );
  const named = parts.filter(isNamed);
  return named.length > 0 ? named : parts;
}
