/** Masks a field while someone is typing, and keeps the caret after the same digit, so that the middle can be corrected. */
export function maskField(field: HTMLInputElement, mask: (typed: string) => string): void {
  const typed = field.value;
  const masked = mask(typed);
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
