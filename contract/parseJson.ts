import { toWellFormed } from './cutText';

/** Escape of a lone surrogate, or of half a pair; most texts contain none. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/**
 * Parses JSON from a backend. Lone surrogates, which occur when a backend cuts a text within a character, become U+FFFD, because they can't
 * be encoded in a URL. Throws if the text is not JSON.
 */
export const parseJson = (text: string): unknown =>
  SURROGATE_ESCAPE.test(text)
    ? JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? toWellFormed(value) : value))
    : JSON.parse(text);
