import type { Address } from '../../../contract/address.ts';
import { addressText } from '../cart/addressRules.ts';

interface Risk {
  paymentMethod: string;
  /** Cents. */
  grandTotal: number;
  billing: Address;
  shipping: Address;
  /** Cents: staff review check orders above this amount that ship to another address. */
  limit: number;
}

export const SUSPICIOUS_CHECK_LIMIT = 500_000;

/**
 * Returns true for a check order above the limit whose shipping address differs from its billing address
 * (docs/spec/12 §3).
 */
export const isSuspicious = ({ paymentMethod, grandTotal, billing, shipping, limit }: Risk): boolean =>
  paymentMethod === 'checkmo' && grandTotal > limit && addressText(billing) !== addressText(shipping);
