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

/** Masks a field while someone types, and leaves the caret behind the same digit, so that the middle can be corrected. */
export function maskTelephoneField(field: HTMLInputElement): void {
  const typed = field.value;
  const masked = maskTelephone(typed);
  if (masked === typed) return;
  const caret = field.selectionStart ?? typed.length;
  const isCountryCodeDropped = typed.replace(/\D/g, '').length > 10 && /^\D*1/.test(typed);
  let digits = typed.slice(0, caret).replace(/\D/g, '').length - (isCountryCodeDropped ? 1 : 0);
  field.value = masked;
  if (caret >= typed.length) return;
  let position = 0;
  while (digits > 0 && position < masked.length) {
    if (/\d/.test(masked[position] ?? '')) digits -= 1;
    position += 1;
  }
  field.setSelectionRange(position, position);
}
