import * as z from 'zod/mini';
import { maybeNumber, text, words } from './fields';

export const paymentKinds = ['card', 'wallet', 'financing', 'offline'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** The fields of a payment method's additional_data that the list of methods shows; methods add further fields. */
export const paymentFacts = z.object({
  /** Group of the method in the list; null for no heading. */
  kind: z._default(z.catch(z.nullable(z.enum(paymentKinds)), null), null),
  logo_url: text(),
  /** Accepted card types: VI, MC, AE, DI ... */
  cc_types: words,
  /** Lowest monthly payment for this cart in units of the currency; null: unknown or no financing. */
  monthly: maybeNumber,
  /** A line below the title, in the shopper's language. */
  hint: text(),
});
export type PaymentFacts = z.output<typeof paymentFacts>;
