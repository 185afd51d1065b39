/**
 * A server's message as it is shown to people. A database error, recognised by SQLSTATE, is replaced by a general text (docs/spec/19 §2).
 */
export const shownMessage = (message: string): string =>
  message.includes('SQLSTATE') ? 'Database error' : message;

/** The same for a value that may not be a string. */
export const shownValue = (value: unknown): unknown =>
  typeof value === 'string' ? shownMessage(value) : value;
