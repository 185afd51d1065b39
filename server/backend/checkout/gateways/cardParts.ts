import type { CardData } from '../../../../contract/cardRules.ts';

/** Normalises a card for gateways: digits only, month with two digits. */
export const cardParts = ({ cc_number, cc_exp_month, cc_exp_year, cc_cid, cc_type }: CardData) => ({
  type: cc_type,
  number: cc_number.replace(/\D/g, ''),
  month: cc_exp_month.padStart(2, '0'),
  year: cc_exp_year,
  code: cc_cid,
});
