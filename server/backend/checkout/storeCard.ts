import * as z from 'zod/mini';
import type { PaymentMethod } from './paymentMethod.ts';

/** The account of a store card and its plan (docs/spec/13 §10: account_number, plan_number). */
export const storeCardData = z.object({
  account_number: z.pipe(
    z.string(),
    z.pipe(
      z.transform((typed: string) => typed.replace(/[\s-]/g, '')),
      z.string().check(z.regex(/^\d{16}$/)),
    ),
  ),
  plan_number: z.string().check(z.regex(/^\w{1,20}$/)),
});

/** Last four digits and plan: the only parts of a store card that are ever stored. */
export const checkStoreCard: PaymentMethod['validate'] = (data) => {
  const card = z.safeParse(storeCardData, data);
  if (!card.success) return { error: 'accountNumberInvalid' };
  const { account_number, plan_number } = card.data;
  return { storable: { account_last4: account_number.slice(-4), plan_number } };
};
