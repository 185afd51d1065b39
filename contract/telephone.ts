/** x12, ext. 12, #12 or, in French, poste 12 behind a number; while typing, their beginnings. */
const EXTENSION = /\s*(?:#|e(?:x(?:t\.?)?)?|p(?:o(?:s(?:te?)?)?)?|x)\s*\d{0,6}$/i;

/** Splits a text into the number and the extension behind it, which is '' without one. */
export function splitExtension(text: string): { number: string; extension: string } {
  const extension = EXTENSION.exec(text)?.[0] ?? '';
  return { number: text.slice(0, text.length - extension.length), extension: extension.trimStart() };
}

/** Whether a number, typed so far or complete, belongs to another country than the United States and Canada, whose code is 1. */
export const isForeignNumber = (text: string): boolean => /^\s*\+\s*[2-9]/.test(text);

/** A number of the United States or Canada: area code and exchange begin with 2 to 9 (docs/spec/05 §6). Or one with its country's code. */
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

/**
 * Formats ten digits as (555) 234-5678, without the country's code 1 before them. An extension stays behind them; any other text
 * stays as it is.
 */
export function formatTelephone(text: string): string {
  const digits = nationalDigits(text);
  if (digits === '') return text.trim();
  const number = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return [number, splitExtension(text.trim()).extension].filter(Boolean).join(' ');
}

/** 00 or 011 before a number that is too long for the United States and Canada, as an address book fills it in. */
const EXIT_CODE = /^\s*(?:00|011)[\s-]*(?=[2-9](?:\D*\d){10})/;

/**
 * Formats the digits typed so far as (555) 234-5678, with +1 before them when they begin with it. A 0 or 1 where area code
 * or exchange begin is left out (docs/spec/05 §6). An extension behind a complete number stays, and so does a number of another
 * country: with +, or with more digits than fit, which isTelephone refuses.
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
