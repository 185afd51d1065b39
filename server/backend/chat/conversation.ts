import { and, asc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { chatMessage } from '../../../contract/chat.ts';
import { cutText } from '../../../contract/cutText.ts';
import type { BackendContext } from '../backendContext.ts';
import { readTileList } from '../catalog/product/readTileList.ts';
import { chatCosts, chatMessages, chatVotes } from '../database/schema/customer.ts';
import {
  inTransaction,
  type RequestContext,
  rejection,
  type SessionContext,
} from '../session/requestContext.ts';
import { configOf } from '../tenant/tenant.ts';

import type { Reply } from './reply.ts';
import { readReply, storedReplyOf, writeReply } from './storedReply.ts';

type Message = z.input<typeof chatMessage>;

/** Daily budget of the assistant per tenant, in characters of questions and replies. */
export const DAILY_CAP = 500_000;

const talkOf = ({ session }: RequestContext, productId: number) =>
  and(eq(chatMessages.sessionId, session?.id ?? 0), eq(chatMessages.productId, productId));
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Reads the conversation of this session about a product, oldest first, with the products of each reply. */
export async function readConversation(
  backend: BackendContext,
  context: RequestContext,
  productId: number,
): Promise<Message[]> {
  const rows = await context.db
    .select()
    .from(chatMessages)
    .where(talkOf(context, productId))
    .orderBy(asc(chatMessages.id));
  const ids = [...new Set(rows.flatMap(({ shownIds }) => shownIds))];
  const tiles = ids.length > 0 ? await readTileList(backend, context, ids) : [];
  return rows.map(({ role, text, writtenAt, shownIds }) => ({
    role,
    ...(role === 'assistant' ? readReply(text) : { text }),
    timestamp: writtenAt.toISOString(),
    products: tiles.filter(({ entity_id }) => shownIds.includes(Number(entity_id))),
  }));
}

/**
 * Checks the tenant's daily budget and its kill switch. The storefront matches the text of the error.
 * @throws ApiError 429 chatCap when the budget is used up or the kill switch is set
 */
export async function checkDailyCap(context: RequestContext): Promise<void> {
  const { db, tenant, language, now } = context;
  if (configOf(tenant, language).pdp.ai_chatbot.killswitch_threshold_met)
    throw rejection(context, 429, 'chatCap');
  const today = and(eq(chatCosts.tenantId, tenant.id), eq(chatCosts.day, dayOf(now)));
  const [row] = await db.select().from(chatCosts).where(today);
  if ((row?.cost ?? 0) >= DAILY_CAP) throw rejection(context, 429, 'chatCap');
}

/**
 * Stores a question with its reply and adds their length to the day's cost. The vote was about the conversation so far, so it is deleted
 * (docs/spec/16 §2). cost: characters that a hosted model read and wrote for the reply
 */
export async function saveExchange(
  context: SessionContext,
  productId: number,
  question: string,
  { reply, cost: modelCost }: { reply: Reply; cost: number },
): Promise<void> {
  const { session, now, tenant } = context;
  const stored = storedReplyOf(reply);
  const cost = question.length + stored.text.length + modelCost;
  await inTransaction(context, async ({ db }) => {
    const row = { sessionId: session.id, productId, writtenAt: now };
    await db.delete(chatVotes).where(voteOf(context, productId));
    await db.insert(chatMessages).values([
      { ...row, role: 'user', text: question },
      { ...row, role: 'assistant', text: writeReply(stored), shownIds: [...reply.productIds] },
    ]);
    await db
      .insert(chatCosts)
      .values({ tenantId: tenant.id, day: dayOf(now), cost })
      .onConflictDoUpdate({
        target: [chatCosts.tenantId, chatCosts.day],
        set: { cost: sql`${chatCosts.cost} + ${cost}` },
      });
  });
}

const voteOf = ({ session }: RequestContext, productId: number) =>
  and(eq(chatVotes.sessionId, session?.id ?? 0), eq(chatVotes.productId, productId));

export async function readVote(context: RequestContext, productId: number) {
  const [row] = await context.db.select().from(chatVotes).where(voteOf(context, productId));
  return row ? { vote: row.vote, reason: row.reason } : null;
}

/** Stores the session's vote on a product's conversation; a later vote replaces an earlier one. */
export async function saveVote(
  { db, session }: SessionContext,
  productId: number,
  { vote, reason }: { vote: 'up' | 'down'; reason: string },
): Promise<void> {
  const row = { vote, reason: cutText(reason, 500) };
  await db
    .insert(chatVotes)
    .values({ sessionId: session.id, productId, ...row })
    .onConflictDoUpdate({ target: [chatVotes.sessionId, chatVotes.productId], set: row });
}
