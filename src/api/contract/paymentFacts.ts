import * as z from 'zod/mini';
import { list, maybeNumber, string, text } from './fields';

export const paymentKinds = ['card', 'wallet', 'financing', 'offline'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** additional_data of a payment method, as far as the list of methods shows it; a method's own facts stand beside. */
export const paymentFacts = z.object({
  /** How the list groups it; a backend that does not say is listed without a heading. */
  kind: z._default(z.catch(z.nullable(z.enum(paymentKinds)), null), null),
  logo_url: text(),
  /** Accepted card types: VI, MC, AE, DI ... */
  cc_types: list(string),
  /** Least monthly payment for this cart, in units of the currency; null: unknown or no financing. */
  monthly: maybeNumber,
  /** One line under the title, in the shopper's language. */
  hint: text(),
});
export type PaymentFacts = z.output<typeof paymentFacts>;
