/** Zero-width characters and marks of direction, which a copied text carries unseen. */
const UNSEEN = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** Returns a pasted text as it reads: without unseen characters and with one plain blank between words. */
export const cleanPastedText = (text: string): string => text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();

const WRAPPING = /^["'“”‘’«»<(]+\s*|\s*["'“”‘’«»>)]+$/g;

/** Returns a pasted email address without quotes, angle brackets or `mailto:` around it. */
export const cleanEmail = (text: string): string =>
  cleanPastedText(text)
    .replace(WRAPPING, '')
    .replace(/^mailto:\s*/i, '')
    .replace(WRAPPING, '');

const MAX_LENGTH = 254;
/** Without the characters that separate, quote or comment addresses in a header (RFC 5322 §3.4). */
const ATOM = /^[^\s@.,;:<>()[\]\\"\p{C}]+$/u;
/** Begins and ends with no hyphen (RFC 1035 §2.3.1), at most 63 characters; letters of every script. */
const LABEL = /^[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;
const TOP_LEVEL = /^\D.+$/u;

/** The one rule for an email address that mail servers accept: dots separate, and the domain has two labels or more. */
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
