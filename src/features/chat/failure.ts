import { isApiError } from '@/api/apiError';
import type { ChatMessage } from '@/api/contract/chat';

/** The words a backend says it in (commerce specification §8); our own also sends a code. */
export const CAP_MESSAGE = 'Daily chatbot usage cost cap has been reached. Please try again later.';
const CAP_CODE = 'chatCap';

/** What the assistant says of a question that failed; an empty text: nothing the server has words for. */
export function failedAnswer(error: unknown): ChatMessage {
  const said = isApiError(error) ? error : null;
  const text = said?.code === CAP_CODE ? CAP_MESSAGE : (said?.messages[0] ?? '');
  return { role: 'assistant', text, timestamp: new Date().toISOString(), feedback: '', products: [] };
}

/** The assistant has reached its limit for the day: it can't be asked any more. */
export const isLimitMet = (talk: readonly ChatMessage[]): boolean =>
  talk.some(({ role, text }) => role === 'assistant' && text === CAP_MESSAGE);
