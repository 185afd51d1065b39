/** Five digits, or nine with a hyphen or a blank. */
const US_ZIP = /^(\d{5})(?:[-\s]?\d{4})?$/;
/** Letters that Canada Post never uses are left out; 'h2h2c7' is valid. */
const CANADIAN = /^([ABCEGHJ-NPR-TVXY]\d[ABCEGHJ-NPR-TV-Z])[-\s]?(\d[ABCEGHJ-NPR-TV-Z]\d)$/;

/**
 * Returns a postcode of the United States (97205) or Canada (H2H 2C7) in its normal form: five digits, or capitals with
 * a blank. null for any other text.
 */
export function parsePostcode(text: string): string | null {
  const plain = text.trim().toUpperCase();
  const us = US_ZIP.exec(plain);
  if (us) return us[1] ?? null;
  const canadian = CANADIAN.exec(plain);
  return canadian ? `${canadian[1]} ${canadian[2]}` : null;
}
