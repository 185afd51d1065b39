import { productPath } from '../../../../contract/paths.ts';
import type { ProductPage } from '../../../../contract/product.ts';
import type { BackendContext } from '../../backendContext.ts';
import type { PageRow } from '../../catalog/product/findProduct.ts';
import type { MessageKey } from '../../messages/message.ts';
import { message } from '../../messages/message.ts';
import type { SessionContext } from '../../session/requestContext.ts';
import type { Question } from '../question/question.ts';
import type { Source, Statement } from '../reply.ts';
import type { ProductSheet } from './productSheet.ts';

/**
 * The context of a question. locationId: the selected location; missing or '' for none. url: the shopper's page, which may select a variant
 */
export type ChatContext = SessionContext & { locationId?: string; url?: string };

/** Data available to a kind of fact. */
export interface FactScope {
  backend: BackendContext;
  context: ChatContext;
  row: PageRow;
  page: ProductPage;
  sheet: ProductSheet;
  question: Question;
}

/**
 * A kind of fact: it decides whether a question concerns it, and returns statements with their sources, or none. A new kind is a file in
 * this folder and a line in factKinds.ts.
 */
export type FactKind = (scope: FactScope) => Statement[] | Promise<Statement[]>;

export const isAbout = ({ question }: Pick<FactScope, 'question'>, ...codes: readonly string[]): boolean =>
  codes.some((code) => question.concepts.has(code));

/** Returns a text of the assistant in the language of the reply. */
export const textOf = (
  { context }: Pick<FactScope, 'context'>,
  key: MessageKey,
  values: Record<string, string | number> = {},
): string =>
  // A name such as "Refrigerator, 24 cu. ft." already ends with a period.
  message(context.language, key, values).replace(/([^.])\.\.$/, '$1.');

type Section = 'product-overview' | 'specifications' | 'documents' | 'reviews';

/** A section of the product page as a source. */
export function sectionOf(scope: Pick<FactScope, 'context' | 'page'>, section?: Section): Source {
  const titles = {
    'product-overview': 'chatSourceOverview',
    specifications: 'chatSourceSpecifications',
    documents: 'chatSourceDocuments',
    reviews: 'chatSourceReviews',
  } as const;
  const path = productPath(scope.page.url_key);
  return section
    ? { title: textOf(scope, titles[section]), url: `${path}#${section}` }
    : { title: scope.page.name, url: path };
}
