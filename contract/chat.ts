import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { confirmation } from './errors';
import { converted, flag, id, list, maybe, readAs, text } from './fields';
import { inputText, inputTextOr, longInput, optionalInput } from './inputs';
import { product } from './product';
import { isObject } from './reshape';
import { uniqueList } from './uniqueList';

const key = z.object({ productId: inputText });
/** Where to read more about a statement in the shop: a section of a page, a document, a help page. */
const chatLink = z.object({ title: text(), url: id });
const chatStatement = z.object({ text: text(), links: list(chatLink) });
/** A list drops null, which would shift the values after it to another product. */
const withEmptyValues = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.values(value).map((one) => one ?? '') : value;
const chatComparison = z.object({
  products: list(z.object({ entity_id: id, name: text(), url_key: text() })),
  /** One value for each product. */
  rows: list(z.object({ label: text(), values: converted(withEmptyValues, list(text())) })),
});
/** An action that the shopper confirms with a button; the storefront then adds the products to the cart or the comparison. */
const chatAction = z.object({
  kind: z.enum(['cart', 'compare']),
  products: list(z.object({ entity_id: id, name: text(), image: text() })),
});
export type ChatStatement = z.output<typeof chatStatement>;
export type ChatComparison = z.output<typeof chatComparison>;
export type ChatAction = z.output<typeof chatAction>;

export const chatMessage = z.object({
  role: z.enum(['user', 'assistant']),
  text: text(),
  timestamp: text(),
  feedback: text(),
  /** Rendered as cards below the text. */
  products: uniqueList(product, 'entity_id'),
  /** The sentences of `text` with their sources (docs/spec/20 §8). */
  statements: list(chatStatement),
  comparison: maybe(chatComparison),
  actions: list(chatAction),
  /** The assistant found no fact for the question; the desk reports such questions. */
  is_unanswered: flag(),
});
export type ChatMessage = z.output<typeof chatMessage>;
/** A conversation may be the list of messages itself, or an object that contains it. */
const conversation = list(readAs(chatMessage, { text: ['message', 'content'] }), (value) =>
  isObject(value) ? (value.messages ?? value.conversation ?? value) : value,
);
export const chatFeedback = z.object({ vote: z.enum(['up', 'down']), reason: text() });
export type ChatFeedback = z.output<typeof chatFeedback>;

export const putChatMessage = endpoint({
  method: 'PUT',
  path: '/chat/message/{productId}',
  limits: ['chat', 'chatSession'],
  summary: 'Sends a question to the product assistant; returns the conversation',
  params: key,
  /** storelocationid: the selected location, for questions about the nearest one (docs/spec/20 §8) */
  body: z.object({ url: longInput, userPrompt: longInput, storelocationid: optionalInput }),
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
  limits: ['vote'],
  summary: 'Votes on the conversation',
  params: key,
  body: z.extend(chatFeedback, { reason: inputTextOr('') }),
  response: confirmation,
});
export const getChatFeedback = endpoint({
  method: 'GET',
  path: '/chat/feedback/{productId}',
  summary: 'The session’s vote',
  params: key,
  response: z.pipe(
    maybe(z.extend(chatFeedback, { vote: maybe(z.enum(['up', 'down'])) })),
    z.transform((feedback: { vote: 'up' | 'down' | null; reason: string } | null): ChatFeedback | null =>
      feedback?.vote ? { ...feedback, vote: feedback.vote } : null,
    ),
  ),
});
