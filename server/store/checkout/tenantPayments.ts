import * as z from 'zod/mini';
import type { StoreConfig } from '../../../src/api/contract/config.ts';
import { say } from '../messages/say.ts';
import type { MakePaymentMethod, PayableCart, PaymentMethod } from './paymentMethod.ts';

/** What a tenant may rule about any method, beside the method's own settings. Amounts in units of the currency. */
const rules = z.object({
  /** By language; else the method's own title. */
  title: z.optional(z.record(z.string(), z.string())),
  countries: z.optional(z.array(z.string())),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
});

/** A method as one tenant offers it. */
export interface TenantPayment {
  code: string;
  method: PaymentMethod;
  rules: z.output<typeof rules>;
}

/** Every file of payments/ is a method, named by its code (commerce specification §9): the bundler follows the pattern. */
const load = (code: string): Promise<{ method: MakePaymentMethod }> => import(`./payments/${code}.ts`);

async function make(code: string, settings: unknown): Promise<TenantPayment | null> {
  try {
    const { method } = await load(code);
    return { code, method: method(settings), rules: z.parse(rules, settings) };
  } catch (error) {
    // One method that is set up badly must not take the others with it. The error names fields, never values.
    console.error(
      `The payment method ${code} is left out: ${error instanceof Error ? error.message : error}`,
    );
    return null;
  }
}

/** The methods of these codes, in their order, made of the tenant's private settings by code. */
export async function readPayments(
  codes: readonly string[],
  settings: Readonly<Record<string, unknown>>,
): Promise<TenantPayment[]> {
  const made = await Promise.all(codes.map((code) => make(code, settings[code] ?? {})));
  return made.filter((payment) => payment !== null);
}

/** Offered for this cart: by the tenant's rules and by the method's own. */
export function isOffered({ method, rules }: TenantPayment, config: StoreConfig, cart: PayableCart): boolean {
  const total = cart.grandTotal / 100;
  return (
    (rules.countries?.includes(cart.country) ?? true) &&
    total >= (rules.minimum ?? 0) &&
    total <= (rules.maximum ?? Number.POSITIVE_INFINITY) &&
    (method.isOffered?.(config, cart) ?? true)
  );
}

export const titleOf = ({ method, rules }: TenantPayment, language: string): string =>
  rules.title?.[language] ?? rules.title?.en ?? say(language, method.title);

/** A method as the contract shows it. */
export const presentPayment = (
  payment: TenantPayment,
  language: string,
  config: StoreConfig,
  cart: PayableCart,
) => ({
  code: payment.code,
  title: titleOf(payment, language),
  additional_data: { kind: payment.method.kind, ...payment.method.describe?.(config, cart) },
});
