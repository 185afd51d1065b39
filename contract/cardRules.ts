import validator from 'card-validator';
import * as z from 'zod/mini';
import { string } from './fields';
import { ownValue } from './ownValue';

/** Card type codes of the API by the type names of the credit-card-type library. */
const typeCodes: Record<string, string> = {
  visa: 'VI',
  mastercard: 'MC',
  'american-express': 'AE',
  discover: 'DI',
  'diners-club': 'DN',
  jcb: 'JCB',
  unionpay: 'UN',
  maestro: 'MI',
};

/** Card fields with the names of the API (docs/spec/13 §10: card fields). */
export const cardData = z.object({
  cc_type: string,
  cc_number: string,
  /** 1 to 12 */
  cc_exp_month: string,
  /** Four digits. */
  cc_exp_year: string,
  cc_cid: string,
  cc_owner: z.optional(string),
});
export type CardData = z.output<typeof cardData>;

export type CardError = 'typeNotAccepted' | 'mismatch' | 'cvnLength' | 'expired';

/** Message keys of the specification (docs/spec/13 §11), which defines none for the expiry date. */
export const cardMessages: Record<CardError, string> = {
  typeNotAccepted: 'Credit card type not accepted',
  mismatch: 'Credit card type/number mismatch.',
  cvnLength: 'Invalid CVN length.',
  expired: 'Credit card expired',
};

const digitsOf = (number: string) => number.replace(/[\s-]/g, '');

/** The card type code of a number: VI, MC, AE ...; empty while the digits are ambiguous. */
export const cardTypeOf = (number: string): string =>
  ownValue(typeCodes, validator.number(digitsOf(number)).card?.type ?? '') ?? '';

/** Length of the security code: 4 for American Express, 3 otherwise (docs/spec/13 §3). */
export const cvnLength = (type: string): number => (type === 'AE' ? 4 : 3);

/** Formats a number in the digit groups of its type: 4111 1111 1111 1111. */
export function spacedNumber(number: string): string {
  const digits = number.replace(/\D/g, '').slice(0, 19);
  const gaps = validator.number(digits).card?.gaps ?? [4, 8, 12, 16];
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

/** A month ends 12 hours later in the last time zone (UTC-12) than in UTC. A card is valid until then, wherever the server runs. */
const LAST_ZONE_HOURS = 12;

const isExpired = ({ cc_exp_month, cc_exp_year }: CardData, now: Date) =>
  !/^\d{4}$/.test(cc_exp_year) ||
  !/^(0?[1-9]|1[0-2])$/.test(cc_exp_month) ||
  Date.UTC(Number(cc_exp_year), Number(cc_exp_month), 1, LAST_ZONE_HOURS) <= now.getTime();

/** All validation errors of a card, in the order of the form fields. accepted: card type codes of the payment method (docs/spec/13 §3) */
export function cardErrors(card: CardData, accepted: readonly string[], now: Date): CardError[] {
  const { isValid } = validator.number(digitsOf(card.cc_number));
  const checks: [CardError, boolean][] = [
    ['typeNotAccepted', !accepted.includes(card.cc_type)],
    ['mismatch', !isValid || cardTypeOf(card.cc_number) !== card.cc_type],
    ['expired', isExpired(card, now)],
    ['cvnLength', !/^\d+$/.test(card.cc_cid) || card.cc_cid.length !== cvnLength(card.cc_type)],
  ];
  return checks.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
}
