const SECRET =
  /token|^sid$|secret|password|passcode|api_?key|authorization|transaction_link|account_number|signature|ticket|^cvv$|card_?number|card_?code|public_key/i;
const PERSONAL =
  /^(firstname|lastname|middlename|email|login|email_address|telephone|fax|street|company|postcode|city|author|nickname|name_on_card)$/;
/** Replaces the time of the run, so that the examples don't change with each run. */
const CLOCK_TIME = '2026-11-21T18:00:00.000Z';
const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi;
/** Random provider references, such as approved_4f84d3ee16a1228c. */
const HEX_REFERENCE = /(?<=_)[\da-f]{16,}(?![\da-z])/g;
const LONG_SECRET = /[\w+/-]{32,}/g;

export interface MaskOptions {
  /** Also masks names, addresses and emails. */
  hidesPersons?: boolean;
  /** Maximum elements of each list, and entries of each object without a documented shape. */
  mostElements: number;
  /** Maximum characters of each text. */
  mostCharacters: number;
}

const shorten = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** Removes tokens from text: query values in URLs, and long random words. Words in a URL path remain. */
const maskText = (text: string) =>
  text
    .replace(/([?&#][\w-]+=)[^&#\s"<]+/g, '$1…')
    .replace(/("id":")127\.0\.0\.1/, '$1shop.example')
    .replace(/("challenge":")[^"]+/, '$1***')
    .replace(UUID, '***')
    .replace(HEX_REFERENCE, '***')
    .replace(LONG_SECRET, (word) =>
      /\d/.test(word) && /[A-Z]/.test(word) && !/[-/]\w+-/.test(word) ? '***' : word,
    );

/** Copies a body for a report or an example: shortened, without tokens and, on request, without personal data. */
export function mask(value: unknown, options: MaskOptions, key = '', depth = 0): unknown {
  const { hidesPersons = false, mostElements, mostCharacters } = options;
  const isScalar = typeof value === 'string' || typeof value === 'number';
  if (isScalar && value !== '' && SECRET.test(key)) return '***';
  if (isScalar && value !== '' && hidesPersons && PERSONAL.test(key)) return '***';
  if (key === 'at') return CLOCK_TIME;
  if (typeof value === 'string') return shorten(maskText(value), mostCharacters);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 12) return '…';
  if (Array.isArray(value))
    return value.slice(0, mostElements).map((item) => mask(item, options, key, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mask(inner, options, name, depth + 1)]),
  );
}
