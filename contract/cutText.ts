/** Code units that continue a character on screen: combining marks, selectors, skin tones, and what a joiner joins. */
const CONTINUATION = /^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}])/u;
const JOINER = '\u200d';
/** A longer sequence is no character that anybody reads, and is cut between code points. */
const LONGEST_CHARACTER = 64;

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Replaces half characters by U+FFFD, as String.prototype.toWellFormed does, which the oldest supported browsers lack. */
export const toWellFormed = (text: string): string => text.replace(LONE_SURROGATE, '\ufffd');

const isWithinPair = (text: string, at: number) => (text.codePointAt(at - 1) ?? 0) > 0xffff;

/** The last end of a character up to `most`. */
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
 * The beginning of a text, at most `most` UTF-16 code units long, that ends with a whole character and that every
 * database and JSON parser accepts. For texts for people and logs only: an email address, a token or a key that is too
 * long is refused instead, because its beginning is another one.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return toWellFormed(text);
  const start = text.slice(0, most + LONGEST_CHARACTER);
  return toWellFormed(start.slice(0, characterEnd(start, most)));
}
