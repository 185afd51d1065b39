/** Zero-width characters and directional marks, which copied text may contain invisibly. */
const UNSEEN = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** Returns a pasted text as it appears: without invisible characters and with one plain space between words. */
export const cleanPastedText = (text: string): string => text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();

const WRAPPING = /^["'“”‘’«»<(]+\s*|\s*["'“”‘’«»>)]+$/g;

/** Removes quotes, angle brackets and `mailto:` around a pasted email address. */
export const cleanEmail = (text: string): string =>
  cleanPastedText(text)
    .replace(WRAPPING, '')
    .replace(/^mailto:\s*/i, '')
    .replace(WRAPPING, '');

const MAX_LENGTH = 254;
/** Excludes the characters that separate, quote or comment addresses in a header (RFC 5322 §3.4). */
const ATOM = /^[^\s@.,;:<>()[\]\\"\p{C}]+$/u;
/** Neither begins nor ends with a hyphen (RFC 1035 §2.3.1); at most 63 characters; letters of every script. */
const LABEL = /^[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;
const TOP_LEVEL = /^\D.+$/u;

/** The single rule for an email address that mail servers accept: dots separate, and the domain has at least two labels. */
export function isEmail(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    local.split('.').every((atom) => ATOM.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
}
