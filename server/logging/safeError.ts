import { DrizzleQueryError } from 'drizzle-orm';
import { cutText } from '../../contract/cutText.ts';

/** The parts of an error that may be logged. */
export type SafeError = {
  type: string;
  message: string;
  /** Code of a system error, or SQLSTATE of a query. */
  code?: string;
  /** Frames only, because the first line of a stack repeats the message. */
  stack: string;
  causes?: SafeError[];
};

const MAX_DEPTH = 5;

const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Removes quoted values from PostgreSQL messages (SQLSTATE classes 22 and 23); `detail`, which quotes rows, is never logged. */
const withoutValues = (message: string, code: unknown) =>
  typeof code === 'string' && /^2[23]/.test(code) ? message.replace(/: ".*$/s, '') : message;

/**
 * Converts an error to a log record. Query parameters are removed from message, stack, properties and causes, because
 * they contain shoppers' data and secret keys.
 */
export function safeError(error: unknown, depth = MAX_DEPTH): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  const message =
    error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : withoutValues(error.message, code);
  const inner = [error.cause, ...(Array.isArray(errors) ? errors : [])].filter(
    (cause) => cause instanceof Error,
  );
  return {
    type: error.constructor.name,
    message: cutText(message, 2000),
    ...(typeof code === 'string' ? { code } : {}),
    stack: framesOf(error.stack),
    ...(depth > 0 && inner.length > 0 ? { causes: inner.map((cause) => safeError(cause, depth - 1)) } : {}),
  };
}

/** Formats an error as text for a terminal, with the same omissions as safeError. */
export function safeErrorText(error: unknown): string {
  const lines = ({ type, code, message, stack, causes = [] }: SafeError): string[] => [
    `${type}${code ? ` ${code}` : ''}: ${message}`,
    ...(stack ? [stack] : []),
    ...causes.flatMap((cause) => lines(cause).map((line, at) => (at === 0 ? `Caused by ${line}` : line))),
  ];
  return lines(safeError(error)).join('\n');
}

/** Exits the process on an uncaught error. Node's own report would print every property of the error. */
export function exitOnUncaught(explain: (error: unknown) => string = safeErrorText): void {
  process.on('uncaughtException', (error) => {
    console.error(explain(error));
    process.exit(1);
  });
}
