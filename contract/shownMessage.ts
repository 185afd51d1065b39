/** The message of a server as people see it: without the text of a database, which contains SQLSTATE (docs/spec/19 §2). */
export const shownMessage = (message: string): string =>
  message.includes('SQLSTATE') ? 'Database error' : message;

/** The same for a value that may be no text. */
export const shownValue = (value: unknown): unknown =>
  typeof value === 'string' ? shownMessage(value) : value;
