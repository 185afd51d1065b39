/** Matches 10 digits with an optional +1 prefix, parentheses, and space, dash or dot separators (docs/spec/03 §4). */
const PHONE = /^\+?1?[\s.-]?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4,6}$/;

/** Returns the digits of a phone number for a tel link, without a leading 1; null if the number is invalid. */
export function phoneDigits(phone: string): string | null {
  if (!PHONE.test(phone.trim())) return null;
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
}
