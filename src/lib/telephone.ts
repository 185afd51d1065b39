/** US and Canada: optional +1, area code and exchange begin with 2 to 9 (docs/spec/05 §6). */
export const isTelephone = (value: string) =>
  /^(\+?1)?[2-9]\d{2}[2-9]\d{6}$/.test(value.replace(/[\s().-]/g, ''));

/** Formats the digits typed so far as (555) 234-5678. */
export function maskTelephone(value: string): string {
  const allDigits = value.replace(/\D/g, '');
  const digits = (allDigits.length > 10 && allDigits.startsWith('1') ? allDigits.slice(1) : allDigits).slice(
    0,
    10,
  );
  if (digits.length < 4) return digits;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
