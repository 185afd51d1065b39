import { and, desc, eq } from 'drizzle-orm';
import type { BackendContext } from '../backendContext.ts';
import { type PageRow, requireProduct } from '../catalog/product/findProduct.ts';
import { chatMessages } from '../database/schema/customer.ts';
import type { SessionContext } from '../session/requestContext.ts';
import { factScopeOf, readAnswer } from './answer.ts';
import { findNamedProduct } from './commands/namedProduct.ts';
import type { ChatContext, FactScope } from './facts/factScope.ts';
import type { Reply } from './reply.ts';

/** An incomplete question: "and in grey?", "what about the Fjord 500?", "et en gris ?" */
const ELLIPSIS = /^(?:and|what about|how about|et|et pour|qu['’]en est-il d[eu])\b\s*/i;
/** Words followed by a value, not a product: in grey, with drawers. */
const PREPOSITION = /^(?:in|with|without|for|on|at|by|to|en|avec|sans|pour|à|de)\b/i;
/** Phrases that name a product, to which "it" refers from then on. */
const NAMING =
  /^(?:and|what about|how about|tell me about|et|qu['’]en est-il d[eu]|parle[sz]?-moi d[eu])\b\s*/i;
const IT = /\b(?:it|its|that one|this one|il|elle|celui-ci|celle-ci|sa|son|ses|ce modèle|that)\b/i;
const MOST_WORDS = 8;
/** The question assumed if a product is only named. */
const IDENTITY = { en: 'What is it?', fr: 'Qu’est-ce que c’est?' } as const;

interface Exchange {
  question: string;
  /** Products shown in the reply. */
  productIds: readonly number[];
}

/** The exchanges of this conversation, latest first. */
async function exchangesOf({ db, session }: SessionContext, productId: number): Promise<Exchange[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, session.id), eq(chatMessages.productId, productId)))
    .orderBy(desc(chatMessages.id))
    .limit(12);
  return rows.flatMap(({ role, text }, at) =>
    role === 'user' ? [{ question: text, productIds: rows[at - 1]?.shownIds ?? [] }] : [],
  );
}

const isShort = (text: string) => text.split(/\s+/).length <= MOST_WORDS;

/** The last complete question, whose subject applies to the incomplete ones after it. */
const wholeQuestion = (exchanges: readonly Exchange[]) =>
  exchanges.find(({ question }) => !ELLIPSIS.test(question) && !NAMING.test(question))?.question ?? '';

/** The last product that was named, if all later questions were about it. A product found by a search does not count. */
function productOfTalk(exchanges: readonly Exchange[], own: number): number | null {
  const [last] = exchanges;
  const [id] = last?.productIds.length === 1 ? last.productIds : [];
  if (id === undefined || id === own) return null;
  const end = exchanges.findIndex(({ productIds }) => productIds.length !== 1 || productIds[0] !== id);
  const talk = end < 0 ? exchanges : exchanges.slice(0, end);
  return talk.some(({ question }) => NAMING.test(question)) ? id : null;
}

interface Answered {
  scope: FactScope;
  reply: Reply;
}

/** Answers about another product; its card shows which one is meant. */
async function answerAbout(
  backend: BackendContext,
  context: ChatContext,
  id: number,
  text: string,
): Promise<Answered> {
  const scope = await factScopeOf(backend, context, await requireProduct(backend, context, String(id)), text);
  const reply = await readAnswer(scope);
  return { scope, reply: { ...reply, productIds: [id] } };
}

/**
 * Answers a question in the context of its conversation: an incomplete question has the subject of the previous one, and "it" is the
 * product named last.
 */
export async function answerInTalk(
  backend: BackendContext,
  context: ChatContext,
  row: PageRow,
  text: string,
): Promise<Answered> {
  const scope = await factScopeOf(backend, context, row, text);
  const isHalf = isShort(text) && ELLIPSIS.test(text);
  const mayNameProduct = isShort(text) && NAMING.test(text);
  if (!isHalf && !mayNameProduct && !IT.test(text)) return { scope, reply: await readAnswer(scope) };
  const exchanges = await exchangesOf(context, row.id);
  const subject = wholeQuestion(exchanges);
  const rest = text.replace(NAMING, '');
  if (mayNameProduct && !PREPOSITION.test(rest)) {
    const named = await findNamedProduct(scope, rest);
    const language = scope.context.language === 'fr' ? 'fr' : 'en';
    if (named !== null)
      return answerAbout(
        backend,
        context,
        named,
        ELLIPSIS.test(text) && subject ? subject : IDENTITY[language],
      );
  }
  const product = productOfTalk(exchanges, row.id);
  const question = isHalf && subject ? `${subject} ${text}` : text;
  if (product !== null && (isHalf || IT.test(text))) return answerAbout(backend, context, product, question);
  if (question === text) return { scope, reply: await readAnswer(scope) };
  const whole = await factScopeOf(backend, context, row, question);
  return { scope: whole, reply: await readAnswer(whole) };
}
