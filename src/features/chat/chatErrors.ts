import type { ChatMessage } from '@contract/chat';
import { isApiError } from '@/api/apiError';
import { parseDate } from '@/lib/dates';

/** Text that backends send when the daily limit is reached (docs/spec/16 §4); ours also sends a code. */
export const CAP_MESSAGE = 'Daily chatbot usage cost cap has been reached. Please try again later.';
const CAP_CODE = 'chatCap';

/** Builds the assistant's message for a failed question; text is empty when the server sent no message. */
export function errorMessageOf(error: unknown): ChatMessage {
  const apiError = isApiError(error) ? error : null;
  const text = apiError?.code === CAP_CODE ? CAP_MESSAGE : (apiError?.messages[0] ?? '');
  return {
    role: 'assistant',
    text,
    timestamp: new Date().toISOString(),
    feedback: '',
    products: [],
    statements: [],
    comparison: null,
    actions: [],
    is_unanswered: false,
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const isRecent = (timestamp: string) => {
  const time = parseDate(timestamp)?.getTime();
  return time === undefined || Date.now() - time < DAY_MS;
};

/**
 * Whether the assistant's daily limit is reached, and no further questions are accepted. A stored conversation may contain that message
 * from another day.
 */
export const hasReachedLimit = (messages: readonly ChatMessage[]): boolean =>
  messages.some(
    ({ role, text, timestamp }) => role === 'assistant' && text === CAP_MESSAGE && isRecent(timestamp),
  );
