import {
  getChatFeedback,
  getChatMessages,
  postChatFeedback,
  putChatMessage,
} from '../../../contract/chat.ts';
import type { BackendContext } from '../backendContext.ts';
import { requireProduct } from '../catalog/product/findProduct.ts';
import { checkDailyCap, readConversation, readVote, saveExchange, saveVote } from '../chat/conversation.ts';
import { answerInTalk } from '../chat/followUp.ts';
import { type Phrased, phraseReply } from '../chat/model/phraseReply.ts';
import type { RouteBinding } from '../route.ts';
import { type RequestContext, rejection } from '../session/requestContext.ts';
import { readRoute, sessionRoute } from '../session/sessionRoute.ts';
import { configOf } from '../tenant/tenant.ts';

/**
 * Validates a question.
 * @throws ApiError 404 when the tenant has no assistant, 422 for an empty or too long question
 */
function checkQuestion(context: RequestContext, text: string): string {
  const { enabled, input_character_limit: most } = configOf(context.tenant, context.language).pdp.ai_chatbot;
  if (!enabled) throw rejection(context, 404, 'chatOff');
  const question = text.trim();
  if (question === '') throw rejection(context, 422, 'chatEmpty');
  if (question.length > most) throw rejection(context, 422, 'tooLong', { count: most });
  return question;
}

export const chatRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, putChatMessage, async (context, { params, body, request }) => {
    const question = checkQuestion(context, body.userPrompt);
    await checkDailyCap(context);
    const row = await requireProduct(backend, context, params.productId);
    const chatContext = {
      ...context,
      locationId: body.storelocationid ?? '',
      url: body.url,
    };
    const { scope, reply: facts } = await answerInTalk(backend, chatContext, row, question);
    // A reply with a button needs no phrasing.
    const isPhrased = facts.actions.length === 0 || facts.comparison !== null;
    const { assistant } = backend;
    const phrased: Phrased =
      assistant && isPhrased ? await phraseReply(assistant, scope, facts) : { reply: facts, cost: 0 };
    if (phrased.rejected)
      request.log.warn(
        { reason: phrased.rejected },
        'The assistant replies with facts instead of the phrasing of its model',
      );
    await saveExchange(context, row.id, question, phrased);
    return readConversation(backend, context, row.id);
  }),
  readRoute(backend, getChatMessages, async (context, { params }) =>
    readConversation(backend, context, (await requireProduct(backend, context, params.productId)).id),
  ),
  sessionRoute(backend, postChatFeedback, async (context, { params, body }) => {
    const { id } = await requireProduct(backend, context, params.productId);
    await saveVote(context, id, body);
  }),
  readRoute(backend, getChatFeedback, async (context, { params }) =>
    readVote(context, (await requireProduct(backend, context, params.productId)).id),
  ),
];
