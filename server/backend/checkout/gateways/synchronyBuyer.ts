import type { Payable } from '../paymentMethod.ts';
import { decimal } from './amounts.ts';

/** Purchase and buyer in the field names of both Synchrony windows. */
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
