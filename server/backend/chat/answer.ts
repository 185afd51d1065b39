import { pagePaths, searchPath } from '../../../contract/paths.ts';
import type { BackendContext } from '../backendContext.ts';
import type { PageRow } from '../catalog/product/findProduct.ts';
import { configOf } from '../tenant/tenant.ts';
import { addProduct } from './commands/addProduct.ts';
import { alternatives } from './commands/alternatives.ts';
import type { Command } from './commands/command.ts';
import { compare } from './commands/compare.ts';
import { find } from './commands/find.ts';
import { readFacts } from './facts/factKinds.ts';
import { type ChatContext, type FactScope, isAbout, sectionOf, textOf } from './facts/factScope.ts';
import { nearestLocations } from './facts/locations.ts';
import { readProductScope } from './facts/variantScope.ts';
import { languageOf, readQuestion } from './question/question.ts';
import { type Reply, replyOf, type Statement } from './reply.ts';

const commands: readonly Command[] = [addProduct, compare, find, alternatives];

/** Where to get further help: the telephone, the nearest location and a search. */
async function furtherHelp(scope: FactScope): Promise<Statement[]> {
  const { context, question, page } = scope;
  const { phone } = configOf(context.tenant, context.language);
  const [nearest] = await nearestLocations(scope, 1);
  const subject = question.concepts.size === 0 ? question.rest.slice(0, 4).join(' ') : '';
  const term = subject || page.categories.at(-1)?.name || page.name;
  const sentences = [
    ...(phone ? [textOf(scope, 'chatPhone', { phone })] : []),
    ...(nearest ? [textOf(scope, 'chatNearest', { place: nearest.name, city: nearest.city })] : []),
    textOf(scope, 'chatSearchInstead', { term }),
  ];
  const links = [
    { title: textOf(scope, 'chatSourceContact'), url: '/contact' },
    { title: textOf(scope, 'chatSourceStores'), url: pagePaths.stores },
    { title: textOf(scope, 'chatSourceSearch', { term }), url: searchPath(term) ?? pagePaths.search },
  ];
  return [{ text: sentences.join(' '), links }];
}

/** "I don't know, but ...", never a guess. */
async function unknown(scope: FactScope, missing: readonly Statement[]): Promise<Reply> {
  const { page } = scope;
  const lead =
    missing.length > 0
      ? missing.slice(0, 1)
      : [{ text: textOf(scope, 'chatUnknown', { name: page.name }), links: [sectionOf(scope)] }];
  return replyOf([...lead, ...(await furtherHelp(scope))], { isUnknown: true });
}

function courtesy(scope: FactScope): Reply | null {
  const { question, page } = scope;
  const only = question.concepts.size === 1 && question.rest.length === 0;
  const key =
    only && isAbout(scope, 'hello') ? 'chatHello' : only && isAbout(scope, 'thanks') ? 'chatThanks' : null;
  return key ? replyOf([{ text: textOf(scope, key, { name: page.name }), links: [] }]) : null;
}

/** Reads a question in the context of its product; the reply is in the language of the question. */
export async function factScopeOf(
  backend: BackendContext,
  request: ChatContext,
  row: PageRow,
  text: string,
): Promise<FactScope> {
  const context = { ...request, language: languageOf(text, request.language) };
  const product = await readProductScope(backend, context, String(row.id));
  return { backend, context, ...product, question: readQuestion(text, product.sheet, context.language) };
}

/** The scope of the same product with another question. */
export const withQuestion = (scope: FactScope, text: string): FactScope => ({
  ...scope,
  question: readQuestion(text, scope.sheet, scope.context.language),
});

/** Answers a question with facts of the shop, each with its source. */
export async function readAnswer(scope: FactScope): Promise<Reply> {
  const polite = courtesy(scope);
  if (polite) return polite;
  for (const command of commands) {
    const reply = await command(scope);
    if (reply) return reply;
  }
  const { statements, missing } = await readFacts(scope);
  if (statements.length === 0) return unknown(scope, missing);
  return replyOf([...statements, ...missing]);
}
