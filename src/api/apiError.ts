/** Why a call failed. status 0: no answer; 'MALFORMED': an answer that is not what the contract says. */
export interface ApiError {
  status: number | 'MALFORMED';
  /** The server's own messages, fit for a shopper; empty when it gave none. */
  messages: string[];
  /** Messages by form field. */
  fields: Record<string, string>;
  /** The code of the first message, to act on (never on wording). */
  code: string | null;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'messages' in error;

/** The first server message, else the fallback given (already in the shopper's language). */
export const messageOf = (error: unknown, fallback: string): string =>
  (isApiError(error) && error.messages[0]) || fallback;

/** Everything a refusal says, for the screen and for fields, each once; else the fallback given. */
export function messagesOf(error: unknown, fallback: string): string[] {
  const said = isApiError(error) ? [...error.messages, ...Object.values(error.fields)] : [];
  return said.length > 0 ? [...new Set(said)] : [fallback];
}

/** True when no answer came at all. */
export const isOffline = (error: unknown): boolean => isApiError(error) && error.status === 0;
