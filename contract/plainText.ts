import { ownValue } from './ownValue';
import { withoutTags } from './withoutTags';

/** Names of the characters from U+00A0 on, in their order. */
const LATIN =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
  middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml
  Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave
  aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde
  ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`.split(/\s+/);

/** The characters that editors of HTML write by their names. */
const characters: Record<string, string> = {
  ...Object.fromEntries(LATIN.map((name, index) => [name, String.fromCharCode(0xa0 + index)])),
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  trade: '™',
  euro: '€',
  oelig: 'œ',
  OElig: 'Œ',
  prime: '′',
  Prime: '″',
};

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi;

/** Replaces the character references of HTML, such as &amp; and &#39;. Unknown ones stay. */
export const decodeReferences = (text: string): string =>
  text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name = '') => {
    if (name !== '') return ownValue(characters, name) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The text of a summary that a backend may send as HTML, in one line. */
export const plainText = (html: string): string =>
  decodeReferences(withoutTags(html))
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim();
