import { conceptsIn } from '../question/concepts.ts';
import { tokensIn } from '../question/tokens.ts';
import type { Statement } from '../reply.ts';
import { documentSections } from './documentText.ts';
import { type FactKind, type FactScope, isAbout, sectionOf, textOf } from './factScope.ts';
import { quote } from './passages.ts';

const SUBJECTS = ['warranty', 'care', 'assembly'] as const;

/**
 * Quotes the section of the product's documents that contains every word of a question that no other fact answers, preferring the one with
 * the most words in its heading, with the document as source.
 */
export async function documentAbout(scope: FactScope): Promise<Statement[]> {
  const wanted = scope.question.rest;
  if (wanted.length === 0) return [];
  const candidates = await Promise.all(
    scope.page.doc_asset.map(async ({ title, url }) =>
      (await documentSections(url)).map((section) => ({ title, url, section })),
    ),
  );
  const [found] = candidates
    .flat()
    .map((candidate) => {
      const heading = new Set(tokensIn(candidate.section.heading));
      const words = new Set([...heading, ...tokensIn(candidate.section.text)]);
      const isWhole = wanted.every((word) => words.has(word));
      return { ...candidate, isWhole, inHeading: wanted.filter((word) => heading.has(word)).length };
    })
    .filter(({ isWhole }) => isWhole)
    .sort((a, b) => b.inHeading - a.inHeading);
  if (!found) return [];
  const { title, url, section } = found;
  return [{ text: quote(scope, section.heading || title, section.text), links: [{ title, url }] }];
}

/** Manuals, guides and sheets of the product, and the passage about care, warranty or assembly. */
export const documents: FactKind = async (scope) => {
  const { page, question } = scope;
  const isAsked = isAbout(scope, 'documents');
  if (isAbout(scope, 'find') || (!isAsked && !isAbout(scope, ...SUBJECTS))) return [];
  const quoted = isAbout(scope, ...SUBJECTS) ? await documentAbout(scope) : [];
  if (quoted.length > 0) return quoted;
  const wanted = page.doc_asset.filter(({ title }) => {
    const codes = conceptsIn(tokensIn(title)).map(({ concept }) => concept.code);
    return codes.some((code) => code !== 'documents' && question.concepts.has(code));
  });
  const offered = wanted.length > 0 ? wanted : isAsked ? page.doc_asset : [];
  if (offered.length === 0)
    return isAsked && question.concepts.size === 1
      ? [{ text: textOf(scope, 'chatNoDocuments', { name: page.name }), links: [sectionOf(scope)] }]
      : [];
  return [
    {
      text: textOf(scope, 'chatDocuments', { titles: offered.map(({ title }) => title).join(', ') }),
      links: offered.map(({ title, url }) => ({ title, url })),
    },
  ];
};
