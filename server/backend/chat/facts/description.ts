import { plainText } from '../../../../contract/plainText.ts';
import { tokensIn } from '../question/tokens.ts';
import type { Statement } from '../reply.ts';
import { type FactKind, type FactScope, isAbout, sectionOf, textOf } from './factScope.ts';

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter(Boolean);

/** The summary of the product, in reply to "tell me about it". */
export const description: FactKind = (scope) => {
  const { page } = scope;
  if (!isAbout(scope, 'describe') || scope.question.concepts.size > 1 || scope.question.rest.length > 0)
    return [];
  const text = plainText(page.short_description || page.description);
  return text ? [{ text, links: [sectionOf(scope, 'product-overview')] }] : [];
};

/** A sentence of the description that contains every subject of a question that no other fact answers. */
export function sentenceAbout(scope: FactScope): Statement[] {
  const subjects = scope.question.rest;
  const { details } = scope.row;
  if (subjects.length === 0) return [];
  const [english, french] = [
    sentencesOf(plainText(details.description.en)),
    sentencesOf(plainText(details.description.fr)),
  ];
  const at = english.findIndex((sentence, index) => {
    const words = new Set(
      tokensIn(`${sentence} ${french.length === english.length ? (french[index] ?? '') : ''}`),
    );
    return subjects.every((word) => words.has(word));
  });
  const own = scope.context.language === 'fr' && french.length === english.length ? french : english;
  const sentence = own[at];
  if (!sentence) return [];
  const text = textOf(scope, 'chatFromDescription', { text: sentence });
  return [{ text, links: [sectionOf(scope, 'product-overview')] }];
}
