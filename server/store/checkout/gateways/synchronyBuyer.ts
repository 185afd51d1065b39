import type { Payable } from '../paymentMethod.ts';
import { decimal } from './amounts.ts';

/** What both windows of Synchrony are told of a purchase and its buyer, in the provider's own names. */
export const synchronyBuyer = ({ grandTotal, billing, reference }: Payable) => ({
  processInd: '3',
  clientTransId: reference,
  transAmount1: decimal(grandTotal),
  custFirstName: billing.firstname,
  custLastName: billing.lastname,
  custAddress1: billing.street[0] ?? '',
  custCity: billing.city,
  custState: billing.region,
  custZipCode: billing.postcode.slice(0, 5),
});
