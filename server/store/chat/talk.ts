import { and, asc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { chatMessage } from '../../../src/api/contract/chat.ts';
import { readTileList } from '../catalogue/product/readTileList.ts';
import { chatCosts, chatMessages, chatVotes } from '../database/schema/customer.ts';
import { inTransaction, refuse, type Shopper, type Visitor } from '../session/visitor.ts';
import type { StoreContext } from '../storeContext.ts';

type Message = z.input<typeof chatMessage>;

/** What the assistant may cost a store on a day, in characters asked and answered. */
export const DAILY_CAP = 500_000;

const talkOf = ({ session }: Visitor, productId: number) =>
  and(eq(chatMessages.sessionId, session?.id ?? 0), eq(chatMessages.productId, productId));
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** The conversation of this session about a product, oldest first, with the cards of its answers. */
export async function readTalk(store: StoreContext, visitor: Visitor, productId: number): Promise<Message[]> {
  const rows = await visitor.db
    .select()
    .from(chatMessages)
    .where(talkOf(visitor, productId))
    .orderBy(asc(chatMessages.id));
  const ids = [...new Set(rows.flatMap(({ shownIds }) => shownIds))];
  const tiles = ids.length > 0 ? await readTileList(store, visitor, ids) : [];
  return rows.map(({ role, text, writtenAt, shownIds }) => ({
    role,
    text,
    timestamp: writtenAt.toISOString(),
    products: tiles.filter(({ entity_id }) => shownIds.includes(Number(entity_id))),
  }));
}

/** @throws ApiError 429 chatCap when the day's cost has reached the cap; its wording is what the product looks for */
export async function checkCap(visitor: Visitor): Promise<void> {
  const { db, tenant, now } = visitor;
  const today = and(eq(chatCosts.tenantId, tenant.id), eq(chatCosts.day, dayOf(now)));
  const [row] = await db.select().from(chatCosts).where(today);
  if ((row?.cost ?? 0) >= DAILY_CAP) throw refuse(visitor, 429, 'chatCap');
}

/** Keeps a question with its answer, and counts what they cost. */
export async function keepTalk(
  shopper: Shopper,
  productId: number,
  question: string,
  answer: string,
  shownIds: number[] = [],
): Promise<void> {
  const { session, now, tenant } = shopper;
  const cost = question.length + answer.length;
  await inTransaction(shopper, async ({ db }) => {
    const row = { sessionId: session.id, productId, writtenAt: now };
    await db.insert(chatMessages).values([
      { ...row, role: 'user', text: question },
      { ...row, role: 'assistant', text: answer, shownIds },
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

const voteOf = ({ session }: Visitor, productId: number) =>
  and(eq(chatVotes.sessionId, session?.id ?? 0), eq(chatVotes.productId, productId));

export async function readVote(visitor: Visitor, productId: number) {
  const [row] = await visitor.db.select().from(chatVotes).where(voteOf(visitor, productId));
  return row ? { vote: row.vote, reason: row.reason } : null;
}

/** A later vote replaces the earlier one. */
export async function keepVote(
  { db, session }: Shopper,
  productId: number,
  { vote, reason }: { vote: 'up' | 'down'; reason: string },
): Promise<void> {
  const row = { vote, reason: reason.slice(0, 500) };
  await db
    .insert(chatVotes)
    .values({ sessionId: session.id, productId, ...row })
    .onConflictDoUpdate({ target: [chatVotes.sessionId, chatVotes.productId], set: row });
}
