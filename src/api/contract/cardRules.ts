import validator from 'card-validator';
import * as z from 'zod/mini';
import { optionalString, string } from './fields';

/** Card types of the wire by the name the number itself tells. */
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

/** A card as the wire names its parts (commerce specification §7: card fields). */
export const cardData = z.object({
  cc_type: string,
  cc_number: string,
  /** 1 to 12 */
  cc_exp_month: string,
  /** Four digits. */
  cc_exp_year: string,
  cc_cid: string,
  cc_owner: optionalString,
});
export type CardData = z.output<typeof cardData>;

export type CardFault = 'typeNotAccepted' | 'mismatch' | 'cvnLength' | 'expired';

/** The catalogue's words (commerce specification §8); expiry has none there. */
export const cardMessages: Record<CardFault, string> = {
  typeNotAccepted: 'Credit card type not accepted',
  mismatch: 'Credit card type/number mismatch.',
  cvnLength: 'Invalid CVN length.',
  expired: 'Credit card expired',
};

const digitsOf = (number: string) => number.replace(/[\s-]/g, '');

/** The type a number belongs to, as soon as it can be told: VI, MC, AE ...; empty before. */
export const cardTypeOf = (number: string): string =>
  typeCodes[validator.number(digitsOf(number)).card?.type ?? ''] ?? '';

/** Four digits for American Express, three otherwise (commerce specification §5). */
export const cvnLength = (type: string): number => (type === 'AE' ? 4 : 3);

/** 4111 1111 1111 1111, in the groups of the type. */
export function spacedNumber(number: string): string {
  const digits = number.replace(/\D/g, '').slice(0, 19);
  const gaps = validator.number(digits).card?.gaps ?? [4, 8, 12, 16];
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

const isExpired = ({ cc_exp_month, cc_exp_year }: CardData, now: Date) =>
  !/^\d{4}$/.test(cc_exp_year) ||
  !/^(0?[1-9]|1[0-2])$/.test(cc_exp_month) ||
  new Date(Number(cc_exp_year), Number(cc_exp_month), 1) <= now;

/** Everything that is wrong with a card, in the order of the form; accepted: the types its method takes (§5). */
export function cardFaults(card: CardData, accepted: readonly string[], now: Date): CardFault[] {
  const { isValid } = validator.number(digitsOf(card.cc_number));
  const checks: [CardFault, boolean][] = [
    ['typeNotAccepted', !accepted.includes(card.cc_type)],
    ['mismatch', !isValid || cardTypeOf(card.cc_number) !== card.cc_type],
    ['expired', isExpired(card, now)],
    ['cvnLength', !/^\d+$/.test(card.cc_cid) || card.cc_cid.length !== cvnLength(card.cc_type)],
  ];
  return checks.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
}
