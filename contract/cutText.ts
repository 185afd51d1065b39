/** Code points that continue the character before them: combining marks, variation selectors, skin tones and joiners. */
const CONTINUATION = /^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}])/u;
const JOINER = '\u200d';
/** A longer sequence is not a readable character, and may be cut between any two code points. */
const LONGEST_CHARACTER = 64;

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Replaces lone surrogates by U+FFFD, like String.prototype.toWellFormed, which the oldest supported browsers lack. */
export const toWellFormed = (text: string): string => text.replace(LONE_SURROGATE, '\ufffd');

const isWithinPair = (text: string, at: number) => (text.codePointAt(at - 1) ?? 0) > 0xffff;

/** The last character boundary up to `most`. */
function characterEnd(text: string, most: number): number {
  const between = isWithinPair(text, most) ? most - 1 : most;
  const least = Math.max(0, between - LONGEST_CHARACTER);
  for (let end = between; end > least; end -= 1) {
    if (isWithinPair(text, end)) continue;
    if (!CONTINUATION.test(text.slice(end, end + 2)) && text[end - 1] !== JOINER) return end;
  }
  return least > 0 ? between : 0;
}

/**
 * Shortens a text to at most `most` UTF-16 code units, at a character boundary, so that every database and JSON parser accepts it. For
 * human-readable texts and logs only: an email address, a token or a key that is too long must be rejected, because its beginning is a
 * different value.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return toWellFormed(text);
  const start = text.slice(0, most + LONGEST_CHARACTER);
  return toWellFormed(start.slice(0, characterEnd(start, most)));
}
