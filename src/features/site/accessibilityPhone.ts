/** 10 digits, an optional plus or 1 before, parentheses, and space, dash or dot between (shell specification §5). */
const PHONE = /^\+?1?[\s.-]?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4,6}$/;

/** The digits for a tel link, without a leading 1; null when the phone may not be shown. */
export function accessibilityPhone(phone: string): string | null {
  if (!PHONE.test(phone.trim())) return null;
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
}
