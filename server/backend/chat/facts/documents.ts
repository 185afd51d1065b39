import { conceptsIn } from '../question/concepts.ts';
import { tokensIn } from '../question/tokens.ts';
import { type FactKind, isAbout, sectionOf, textOf } from './factScope.ts';

/** Manuals, guides and sheets of the product, and the document about a subject such as care or warranty. */
export const documents: FactKind = (scope) => {
  const { page, question } = scope;
  const isAsked = isAbout(scope, 'documents');
  if (isAbout(scope, 'find') || (!isAsked && !isAbout(scope, 'warranty', 'care', 'assembly'))) return [];
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
