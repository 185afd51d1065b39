import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { confirmation } from './errors';
import { text } from './fields';

const key = z.object({ productId: z.string() });
export const chatMessage = z.object({
  role: z.enum(['user', 'assistant']),
  text: text(),
  timestamp: text(),
  feedback: text(),
});
const conversation = z.array(chatMessage);
const feedback = z.object({ vote: z.enum(['up', 'down']), reason: text() });

export const putChatMessage = endpoint({
  method: 'PUT',
  path: '/chat/message/{productId}',
  summary: 'Asks the product assistant; answers with the conversation',
  params: key,
  body: z.object({ url: z.string(), userPrompt: z.string() }),
  response: conversation,
});
export const getChatMessages = endpoint({
  method: 'GET',
  path: '/chat/message/{productId}',
  summary: 'The conversation so far',
  params: key,
  response: conversation,
});
export const postChatFeedback = endpoint({
  method: 'POST',
  path: '/chat/feedback/{productId}',
  summary: 'Votes on the conversation',
  params: key,
  body: feedback,
  response: confirmation,
});
export const getChatFeedback = endpoint({
  method: 'GET',
  path: '/chat/feedback/{productId}',
  summary: 'The vote given',
  params: key,
  response: z.nullable(feedback),
});
