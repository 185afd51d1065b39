/** An element that accepts typed text. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;
export type Layout = 'letters' | 'email' | 'number' | 'passcode';

const TEXT_TYPES = new Set(['text', 'search', 'email', 'tel', 'url', 'number', 'password']);
const NUMERIC_AUTOCOMPLETE = /(^|\s)(tel\S*|cc-(number|exp\S*|csc)|bday-(day|month|year))$/;
const EMAIL_AUTOCOMPLETE = /(^|\s)(email|username|url)$/;

/** Returns the target as a text field; null for other elements and for fields with their own keyboard (inputmode none). */
export function toTextField(target: EventTarget | null): TextField | null {
  const isField =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && TEXT_TYPES.has(target.type));
  if (!isField || target.readOnly || target.disabled) return null;
  return target.inputMode === 'none' ? null : target;
}

/** Returns the keyboard layout for a field from its type, inputmode and autocomplete. */
export function layoutFor({ type, inputMode, autocomplete }: TextField): Layout {
  const isNumeric = ['numeric', 'decimal', 'tel'].includes(inputMode);
  if (autocomplete === 'one-time-code' || (type === 'password' && isNumeric)) return 'passcode';
  if (isNumeric || type === 'number' || type === 'tel' || NUMERIC_AUTOCOMPLETE.test(autocomplete))
    return 'number';
  if (
    ['email', 'url'].includes(inputMode) ||
    ['email', 'url'].includes(type) ||
    EMAIL_AUTOCOMPLETE.test(autocomplete)
  )
    return 'email';
  return 'letters';
}
