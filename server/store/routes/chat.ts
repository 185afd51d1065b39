import * as z from 'zod/mini';
import {
  getChatFeedback,
  getChatMessages,
  postChatFeedback,
  putChatMessage,
} from '../../../src/api/contract/chat.ts';
import { productPage } from '../../../src/api/contract/product.ts';
import { findOrFail } from '../catalogue/product/findOrFail.ts';
import { productPageOf } from '../catalogue/product/productPage.ts';
import { alternativesTo } from '../chat/alternatives.ts';
import { reply } from '../chat/reply.ts';
import { checkCap, keepTalk, keepVote, readTalk, readVote } from '../chat/talk.ts';
import type { RouteBinding } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import { asShopper, refuse, type Visitor } from '../session/visitor.ts';
import type { StoreContext } from '../storeContext.ts';
import { configOf } from '../tenant/tenant.ts';

/** @throws ApiError 404 when the store has no assistant, 422 for nothing asked or too much */
function checkQuestion(visitor: Visitor, text: string): string {
  const { enabled, input_character_limit: most } = configOf(visitor.tenant, visitor.language).pdp.ai_chatbot;
  if (!enabled) throw refuse(visitor, 404, 'chatOff');
  const question = text.trim();
  if (question === '') throw refuse(visitor, 422, 'chatEmpty');
  if (question.length > most) throw refuse(visitor, 422, 'tooLong', { count: most });
  return question;
}

export const chatRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, putChatMessage, async (visitor, { params, body }) => {
    const shopper = asShopper(visitor);
    const question = checkQuestion(shopper, body.userPrompt);
    await checkCap(shopper);
    const row = await findOrFail(store, shopper, params.productId);
    const product = z.parse(productPage, await productPageOf(store, shopper, row));
    const shown = await alternativesTo(store, row.id, question);
    await keepTalk(shopper, row.id, question, reply(shopper, product, question, shown.length > 0), shown);
    return readTalk(store, shopper, row.id);
  }),
  shopperRoute(store, getChatMessages, async (visitor, { params }) =>
    readTalk(store, visitor, (await findOrFail(store, visitor, params.productId)).id),
  ),
  shopperRoute(store, postChatFeedback, async (visitor, { params, body }) => {
    const { id } = await findOrFail(store, visitor, params.productId);
    await keepVote(asShopper(visitor), id, body);
    return { success: true };
  }),
  shopperRoute(store, getChatFeedback, async (visitor, { params }) =>
    readVote(visitor, (await findOrFail(store, visitor, params.productId)).id),
  ),
];
