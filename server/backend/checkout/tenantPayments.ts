import * as z from 'zod/mini';
import type { TenantConfig } from '../../../contract/config.ts';
import { message } from '../messages/message.ts';
import type { MakePaymentMethod, PayableCart, PaymentMethod } from './paymentMethod.ts';

/**
 * The rules that a tenant may set for any method, besides the method's own settings. Amounts in units of the
 * currency.
 */
const rules = z.object({
  /** Title by language; defaults to the method's title. */
  title: z.optional(z.record(z.string(), z.string())),
  countries: z.optional(z.array(z.string())),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  /** Hours that an unpaid order waits for its online payment. */
  unpaid_hours: z._default(z.number().check(z.positive()), 2),
  /** Days that an order waits for a check, a transfer or cash; if not set, until staff cancel it. */
  unpaid_days: z.optional(z.number().check(z.positive())),
});

/** A payment method as offered by one tenant. */
export interface TenantPayment {
  code: string;
  method: PaymentMethod;
  rules: z.output<typeof rules>;
}

/**
 * Every file of payments/ is a method, named by its code (docs/spec/13 §1). The bundler resolves the
 * pattern.
 */
const load = (code: string): Promise<{ method: MakePaymentMethod }> => import(`./payments/${code}.ts`);

async function make(code: string, settings: unknown): Promise<TenantPayment | null> {
  try {
    const { method } = await load(code);
    return { code, method: method(settings), rules: z.parse(rules, settings) };
  } catch (error) {
    // One misconfigured method must not disable the others. The log contains field names, never values.
    console.error(
      `The payment method ${code} is left out: ${error instanceof Error ? error.message : error}`,
    );
    return null;
  }
}

/** Creates the methods with these codes, in order, from the tenant's private settings by code. */
export async function readPayments(
  codes: readonly string[],
  settings: Readonly<Record<string, unknown>>,
): Promise<TenantPayment[]> {
  const created = await Promise.all(codes.map((code) => make(code, settings[code] ?? {})));
  return created.filter((payment) => payment !== null);
}

/** The method of carts with a total of 0, which providers refuse. Every tenant has it. */
export const FREE = 'free';

/** Returns whether a method is offered for a cart, by both the tenant's rules and the method's own. */
export function isOffered(
  { code, method, rules }: TenantPayment,
  config: TenantConfig,
  cart: PayableCart,
): boolean {
  if (cart.grandTotal === 0 || code === FREE) return cart.grandTotal === 0 && code === FREE;
  const total = cart.grandTotal / 100;
  return (
    (rules.countries?.includes(cart.country) ?? true) &&
    total >= (rules.minimum ?? 0) &&
    total <= (rules.maximum ?? Number.POSITIVE_INFINITY) &&
    (method.isOffered?.(config, cart) ?? true)
  );
}

/** Returns whether orders with this method are written before the shopper pays online. */
export const awaitsPayment = ({ payments }: { payments: readonly TenantPayment[] }, code: string): boolean =>
  payments.some(({ code: own, method }) => own === code && method.isImmediate && method.kind !== 'offline');

const HOUR_MS = 3_600_000;

/** Deadline for the payment of an order, after which it is cancelled; null: staff decide. */
export function paymentDueAt(
  { method, rules: { unpaid_hours, unpaid_days } }: TenantPayment,
  placedAt: Date,
): Date | null {
  const hours = method.kind === 'offline' ? unpaid_days && unpaid_days * 24 : unpaid_hours;
  return hours ? new Date(placedAt.getTime() + hours * HOUR_MS) : null;
}

export const titleOf = ({ method, rules }: TenantPayment, language: string): string =>
  rules.title?.[language] ?? rules.title?.en ?? message(language, method.title);

/** Maps a method to the contract. */
export const presentPayment = (
  payment: TenantPayment,
  language: string,
  config: TenantConfig,
  cart: PayableCart,
) => ({
  code: payment.code,
  title: titleOf(payment, language),
  additional_data: { kind: payment.method.kind, ...payment.method.describe?.(config, cart) },
});
