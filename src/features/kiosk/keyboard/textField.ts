/** What a shopper can type into. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;
export type Layout = 'letters' | 'email' | 'number' | 'passcode';

const TYPED = new Set(['text', 'search', 'email', 'tel', 'url', 'number', 'password']);
const NUMBERS = /(^|\s)(tel\S*|cc-(number|exp\S*|csc)|bday-(day|month|year))$/;
const ADDRESSES = /(^|\s)(email|username|url)$/;

/** The text field that an event is about; null for anything else, and for a field that brings its own keys. */
export function textFieldOf(target: EventTarget | null): TextField | null {
  const isField =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && TYPED.has(target.type));
  if (!isField || target.readOnly || target.disabled) return null;
  return target.inputMode === 'none' ? null : target;
}

/** Which keys suit a field, from its type, inputmode and autocomplete. */
export function layoutOf({ type, inputMode, autocomplete }: TextField): Layout {
  const isNumeric = ['numeric', 'decimal', 'tel'].includes(inputMode);
  if (autocomplete === 'one-time-code' || (type === 'password' && isNumeric)) return 'passcode';
  if (isNumeric || type === 'number' || type === 'tel' || NUMBERS.test(autocomplete)) return 'number';
  if (['email', 'url'].includes(inputMode) || ['email', 'url'].includes(type) || ADDRESSES.test(autocomplete))
    return 'email';
  return 'letters';
}
