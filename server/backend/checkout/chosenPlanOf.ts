import type { ChosenPlan } from '../../../contract/orderTerms.ts';
import type { CartState } from '../cart/cartState.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { configOf } from '../tenant/tenant.ts';

/**
 * The plan that the shopper has chosen for a cart, with its cost; null for a payment without a plan, and for methods whose plan is chosen
 * in the provider's window. storedData: the part of the payment's data that is stored with cart and order
 */
export function chosenPlanOf(
  { tenant, language }: { tenant: Tenant; language: string },
  { payments, payment, totals }: Pick<CartState, 'payments' | 'payment' | 'totals'>,
  storedData: Readonly<Record<string, string>>,
): ChosenPlan | null {
  const chosen = payments.find(({ code }) => code === payment);
  return chosen?.method.planOf?.(configOf(tenant, language), storedData, totals.grandTotal) ?? null;
}
