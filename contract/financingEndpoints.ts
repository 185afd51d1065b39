import * as z from 'zod/mini';
import { cart } from './cart';
import { endpoint } from './endpoint';
import { converted, id, list, maybeNumber, number, readAs, text } from './fields';
import { inputPath, inputText, longInput } from './inputs';

/** A Fairstone payment plan (docs/spec/13 §4). Amounts in units of the currency, apr in percent. */
export const fairstonePlan = z.object({
  plan_hash: id,
  plan_code: id,
  admin_fee_product_sku: text(),
  legal_name: text(),
  display_name: text(),
  long_description: text(),
  /** Duration in months. */
  term: number(0),
  monthly_payment: number(0),
  monthly_apr: number(0),
  plan_type: text(),
  reduced_rate_finance_charge: number(0),
  admin_fee: number(0),
});
export type FairstonePlan = z.output<typeof fairstonePlan>;

export const listFairstonePlans = endpoint({
  method: 'GET',
  path: '/fairstone/financeplans',
  summary: 'Fairstone’s plans for the current cart; 422 when there are none',
  response: converted(
    (value) => (Array.isArray(value) ? { fairstone_plans: value } : value),
    readAs(z.object({ fairstone_plans: list(fairstonePlan) }), { fairstone_plans: ['plans'] }),
  ),
});
export const postFairstonePlan = endpoint({
  method: 'POST',
  path: '/cart/fairstone/postplans',
  summary: 'Chooses a plan; its fee is added to the cart',
  body: z.object({ plan_hash: inputText, plan_code: inputText }),
  response: cart,
});
export const initiateFairstone = endpoint({
  method: 'POST',
  path: '/cart/fairstone/initiatecheckout',
  summary: 'Starts the payment with the chosen plan: the URL of Fairstone’s page',
  body: z.object({ return_path: z._default(inputPath, '/checkout/review') }),
  response: z.object({ redirect_url: id }),
});

/** An offer of TD's store card: deferred payment or equal instalments. */
export const tdPromo = z.object({ plan_number: id, title: text(), terms: text() });

export const getTdApplyInfo = endpoint({
  method: 'GET',
  path: '/tdbank/applyinfo',
  summary: 'The URL to apply for TD’s store card; transaction_link identifies the application',
  response: z.object({ apply_url: text(), transaction_link: text() }),
});
export const postTdOpenToBuy = endpoint({
  method: 'POST',
  path: '/tdbank/opentobuy',
  summary: 'The result of an application: the new card and its credit limit',
  body: z.object({ data: z.object({ transaction_link: longInput }) }),
  response: z.object({ account_number: text(), open_to_buy: maybeNumber }),
});
