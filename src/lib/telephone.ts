/** US and Canada: optional +1, area code and exchange begin with 2 to 9 (docs/spec/05 §6). */
export const isTelephone = (value: string) =>
  /^(\+?1)?[2-9]\d{2}[2-9]\d{6}$/.test(value.replace(/[\s().-]/g, ''));

/**
 * Formats the digits typed so far as (555) 234-5678, with +1 before them when they begin with it. A 0 or 1 where area code
 * or exchange begin is left out (docs/spec/05 §6).
 */
export function maskTelephone(value: string): string {
  const typed = value.replace(/\D/g, '');
  const hasPlus = /^\D*\+/.test(value);
  if (hasPlus && typed === '') return '+';
  const prefix = typed.startsWith('1') ? '+1' : '';
  const national = typed.slice(prefix ? 1 : 0).replace(/^[01]+/, '');
  const area = national.slice(0, 3);
  const local = national
    .slice(3)
    .replace(/^[01]+/, '')
    .slice(0, 7);
  const number =
    local === ''
      ? area
      : local.length < 4
        ? `(${area}) ${local}`
        : `(${area}) ${local.slice(0, 3)}-${local.slice(3)}`;
  return [prefix, number].filter(Boolean).join(' ');
}

/** Masks a field while someone types, and leaves the caret behind the same digit, so that the middle can be corrected. */
export function maskTelephoneField(field: HTMLInputElement): void {
  const typed = field.value;
  const masked = maskTelephone(typed);
  if (masked === typed) return;
  const caret = field.selectionStart ?? typed.length;
  let digits = typed.slice(0, caret).replace(/\D/g, '').length;
  field.value = masked;
  if (caret >= typed.length) return;
  let position = 0;
  while (digits > 0 && position < masked.length) {
    if (/\d/.test(masked[position] ?? '')) digits -= 1;
    position += 1;
  }
  field.setSelectionRange(position, position);
}
