import { createHash } from 'node:crypto';
import { addressText } from '../../cart/addressRules.ts';
import type { CartState } from '../../cart/cartState.ts';
import { fingerprint } from '../../cart/lineItems.ts';

/**
 * A hash of all that decides what is bought and what it costs: an approval for one version pays for no other
 * (docs/payments.md). What the shopper only tells about the order, such as the e-mail address, is no part of it.
 */
export function cartVersion({ row, lines, links, shipping, delivery, totals }: CartState): string {
  const bought = [
    fingerprint({ lines: lines.map(({ line }) => line), links }),
    row?.couponCode ?? '',
    row?.shopId ?? '',
    delivery ?? '',
    addressText(shipping),
    totals.grandTotal,
  ];
  return createHash('sha256').update(JSON.stringify(bought)).digest('base64url');
}
