import * as z from 'zod/mini';
import type { PaymentMethod } from './paymentMethod.ts';

/** A store card's account and the plan it is used with (commerce specification §7: account_number, plan_number). */
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

/** Last four digits and plan: all of a store card that is ever written down. */
export const checkStoreCard: PaymentMethod['validate'] = (data) => {
  const card = z.safeParse(storeCardData, data);
  if (!card.success) return { fault: 'accountNumberWrong' };
  const { account_number, plan_number } = card.data;
  return { kept: { account_last4: account_number.slice(-4), plan_number } };
};
