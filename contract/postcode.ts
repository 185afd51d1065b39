/** Five digits, or nine with a hyphen or space, of which the first five are used (docs/spec/12 §1). */
const US_ZIP = /^(\d{5})(?:\s*-?\s*\d{4})?$/;
/** Without letters that Canada Post never uses; 'h2h2c7' is valid. */
const CANADIAN = /^([ABCEGHJ-NPR-TVXY]\d[ABCEGHJ-NPR-TV-Z])[-\s]?(\d[ABCEGHJ-NPR-TV-Z]\d)$/;

/**
 * Returns a postcode of the United States (97205) or Canada (H2H 2C7) in its normal form: five digits, or upper case with a space. null for
 * any other text
 */
export const parsePostcode = (text: string): string | null => parseUs(text) ?? parseCanadian(text);

const parseUs = (text: string) => US_ZIP.exec(text.trim())?.[1] ?? null;

function parseCanadian(text: string): string | null {
  const parts = CANADIAN.exec(text.trim().toUpperCase());
  return parts && `${parts[1]} ${parts[2]}`;
}

/** Returns a postcode of a country (US, CA, DE) in its normal form; null if it is invalid. Other countries have no rule. */
export function postcodeOf(country: string, text: string): string | null {
  if (country === 'US') return parseUs(text);
  if (country === 'CA') return parseCanadian(text);
  return text.trim() || null;
}
