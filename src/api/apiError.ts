/** Why a request failed. status: HTTP status; 0 without a response; 'MALFORMED' for a body that violates the contract. */
export interface ApiError {
  status: number | 'MALFORMED';
  /** The backend's messages in the shopper's language; may be empty. */
  messages: string[];
  /** Messages by form field. */
  fields: Record<string, string>;
  /** The code of the first message. Decisions use this code, never the wording. */
  code: string | null;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'messages' in error;

/** The backend's first message, general or for a field, or else the fallback. Both are in the shopper's language. */
export const messageOf = (error: unknown, fallback: string): string =>
  messagesOf(error, fallback)[0] ?? fallback;

/** All distinct messages of an error, general and per field, or else the fallback. */
export function messagesOf(error: unknown, fallback: string): string[] {
  const all = isApiError(error) ? [...error.messages, ...Object.values(error.fields)] : [];
  const messages = new Set(all.filter(Boolean));
  return messages.size > 0 ? [...messages] : [fallback];
}

/** True when there was no response at all. */
export const isOffline = (error: unknown): boolean => isApiError(error) && error.status === 0;

/**
 * True when there was no response because the device has no network. If the device is online, the UI shows the message from the
 * specification.
 */
export const isDeviceOffline = (error: unknown): boolean =>
  isOffline(error) && globalThis.navigator?.onLine === false;
