import type { Address } from '../../../src/api/contract/address.ts';
import { addressText } from '../cart/addressRules.ts';

interface Risk {
  paymentMethod: string;
  /** Cents. */
  grandTotal: number;
  billing: Address;
  shipping: Address;
  /** Cents: check orders above it that ship elsewhere are looked at by staff first. */
  limit: number;
}

export const SUSPICIOUS_CHECK_LIMIT = 500_000;

/** A check order of a high amount that ships elsewhere than it is billed (commerce specification §4). */
export const isSuspicious = ({ paymentMethod, grandTotal, billing, shipping, limit }: Risk): boolean =>
  paymentMethod === 'checkmo' && grandTotal > limit && addressText(billing) !== addressText(shipping);
