/** x12, ext. 12, #12 or, in French, poste 12 after a number, including incomplete ones while typing. */
const EXTENSION = /\s*(?:#|e(?:x(?:t\.?)?)?|p(?:o(?:s(?:te?)?)?)?|x)\s*\d{0,6}$/i;

/** Splits a text into the number and the extension after it; '' for no extension. */
export function splitExtension(text: string): { number: string; extension: string } {
  const extension = EXTENSION.exec(text)?.[0] ?? '';
  return { number: text.slice(0, text.length - extension.length), extension: extension.trimStart() };
}

/** Whether a complete or partial number belongs to a country other than the United States and Canada, whose code is 1. */
export const isForeignNumber = (text: string): boolean => /^\s*\+\s*[2-9]/.test(text);

/**
 * A number of the United States or Canada, whose area code and exchange begin with 2 to 9 (docs/spec/05 §6), or an international number
 * with its country code.
 */
export function isTelephone(text: string): boolean {
  const { number, extension } = splitExtension(text.trim());
  const plain = number.replace(/[\s().-]/g, '');
  const isKnown = /^(\+?1)?[2-9]\d{2}[2-9]\d{6}$/.test(plain) || /^\+[2-9]\d{6,14}$/.test(plain);
  return isKnown && (extension === '' || /\d$/.test(extension));
}

const NATIONAL_DIGITS = 10;

/** The ten digits of a number of the United States or Canada, without country code and extension; '' for any other text. */
export function nationalDigits(text: string): string {
  const { number } = splitExtension(text.trim());
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === NATIONAL_DIGITS && !isForeignNumber(number) ? digits : '';
}

/** The tel: URL of a number, with its extension (RFC 3966). */
export function telephoneUrl(text: string): string {
  const { number, extension } = splitExtension(text.trim());
  const digits = extension.replace(/\D/g, '');
  return `tel:${number.replace(/(?!^\+)\D/g, '')}${digits && `;ext=${digits}`}`;
}

/** Formats ten digits as (555) 234-5678, without a country code 1. An extension is appended; any other text stays unchanged. */
export function formatTelephone(text: string): string {
  const digits = nationalDigits(text);
  if (digits === '') return text.trim();
  const number = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return [number, splitExtension(text.trim()).extension].filter(Boolean).join(' ');
}

/** 00 or 011 before a number that is too long for the United States and Canada, as autofilled from an address book. */
const EXIT_CODE = /^\s*(?:00|011)[\s-]*(?=[2-9](?:\D*\d){10})/;

/**
 * Formats the digits typed so far as (555) 234-5678, with +1 if they begin with the country code 1. A 0 or 1 at the start of the area code
 * or exchange is dropped (docs/spec/05 §6). An extension after a complete number is retained. A foreign number is not formatted; 00 or 011
 * before it becomes +. Too many digits stay as typed, and isTelephone rejects them.
 */
export function maskTelephone(value: string): string {
  if (isForeignNumber(value)) return value;
  if (EXIT_CODE.test(value)) return value.replace(EXIT_CODE, '+');
  const { number, extension } = splitExtension(value);
  const isComplete = number.replace(/\D/g, '').length >= NATIONAL_DIGITS;
  return isComplete && extension ? `${maskNumber(number)} ${extension}` : maskNumber(value);
}

function maskNumber(value: string): string {
  const typed = value.replace(/\D/g, '');
  const hasPlus = /^\D*\+/.test(value);
  if (hasPlus && typed === '') return '+';
  const prefix = typed.startsWith('1') ? '+1' : '';
  const national = typed.slice(prefix ? 1 : 0).replace(/^[01]+/, '');
  if (national.length > NATIONAL_DIGITS) return value;
  const area = national.slice(0, 3);
  const local = national.slice(3).replace(/^[01]+/, '');
  const number =
    local === ''
      ? area
      : local.length < 4
        ? `(${area}) ${local}`
        : `(${area}) ${local.slice(0, 3)}-${local.slice(3)}`;
  return [prefix, number].filter(Boolean).join(' ');
}
