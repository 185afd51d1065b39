import { cutText } from '../../contract/cutText.ts';

/** Patterns of personal data in texts that browsers report. */
const EMAIL = /[^\s@"'<>(),;]{1,64}@[^\s@"'<>(),;]{1,250}\.[^\s@"'<>(),;]+/;
/** At least seven digits, with the usual separators between them. */
const TELEPHONE = /\+?\d(?:[\s().\-/]*\d){6,}/;
const QUERY = /[?#][^\s"')]+/g;

export const hasEmail = (text: string): boolean => EMAIL.test(text);

/** Whether a text that a shopper typed may contain an email or a telephone number. */
export const isPersonal = (text: string): boolean => hasEmail(text) || TELEPHONE.test(text);

/** Removes emails, long numbers, and query strings from a text. */
export const withoutPersonal = (text: string): string =>
  text.replace(QUERY, '').replace(new RegExp(EMAIL, 'g'), '…').replace(new RegExp(TELEPHONE, 'g'), '…');

/** Path segments that identify a person or are secret: an email, a long token. */
const secretPart = /@|%40|^(?=[^/]*\d)[\w.~-]{32,}$/i;
const LONGEST_PATH = 200;

/** A path without query, fragment, emails and tokens. */
export const safePath = (path: string): string =>
  cutText(
    (path.split(/[?#]/)[0] ?? '')
      .split('/')
      .map((part) => (secretPart.test(part) ? '…' : part))
      .join('/'),
    LONGEST_PATH,
  );
