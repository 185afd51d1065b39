import { toWellFormed } from './cutText';

/** The escape of a code unit that is half a character, unless the other half follows; most texts have none. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/**
 * Parses JSON of a backend. Halves of characters, as a backend sends them that cuts a text in the middle of one, become U+FFFD:
 * no address can be made of them. Throws for a text that is no JSON.
 */
export const parseJson = (text: string): unknown =>
  SURROGATE_ESCAPE.test(text)
    ? JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? toWellFormed(value) : value))
    : JSON.parse(text);
