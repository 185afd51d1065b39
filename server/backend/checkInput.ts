import { codedError } from './apiError.ts';

/** Limits on the work of parsing, far above what the contract's schemas accept, which limit each field. */
const MOST_VALUES = 10_000;
const MOST_DEPTH = 20;

/** PostgreSQL cannot store NUL, and UTF-8 cannot encode a lone surrogate. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const invalid = (part: string, message: string) => codedError(400, 'invalid', `${part}: ${message}`);

/**
 * Checks a raw part of a request (params, query, body) before its schema parses it.
 * @throws ApiError 400 for a NUL byte or a lone surrogate in any text or key, and for too many or too deeply nested
 * values
 */
export function checkInput(part: string, input: unknown): void {
  let valuesLeft = MOST_VALUES;
  const scope = (value: unknown, depth: number): void => {
    valuesLeft -= 1;
    if (valuesLeft < 0 || depth > MOST_DEPTH) throw invalid(part, 'Too large');
    if (typeof value === 'string' && !isStorable(value)) throw invalid(part, 'Not a text');
    if (typeof value !== 'object' || value === null) return;
    for (const key in value) {
      if (!isStorable(key)) throw invalid(part, 'Not a text');
      scope((value as Record<string, unknown>)[key], depth + 1);
    }
  };
  scope(input, 0);
}

/** Parses a numeric id of a request; null for any other text. */
export function parseId(id: string): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
