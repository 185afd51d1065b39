import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { APPROVE, CANCEL, DECLINE, sendApprovalPage } from '../approvalPage.ts';
import type { Charge } from '../ledger.ts';
import { newToken, type SandboxProvider, sendUnavailable, verdictOf } from '../sandboxProvider.ts';

const plansBody = z.object({ amount: z.string(), province: z.string(), language: z.string() });
const checkoutBody = z.object({
  plan_hash: z.string(),
  amount: z.string(),
  reference: z.string(),
  return_url: z.string(),
});
const confirmBody = z.object({ order_id: z.string() });

const plans = [
  { plan_code: 'EP12', term: 12, apr: 0, admin_fee: 49, minimum: 500 },
  { plan_code: 'EP24', term: 24, apr: 9.99, admin_fee: 0, minimum: 500 },
  { plan_code: 'EP36', term: 36, apr: 12.99, admin_fee: 0, minimum: 1000 },
];
/** The charge for a plan without interest, as a fraction of the amount. */
const REDUCED_RATE = 0.02;
/** Fairstone only lends in the provinces. */
const territories = new Set(['YT', 'NT', 'NU', '']);

const monthlyPayment = (amount: number, term: number, apr: number) => {
  const rate = apr / 1200;
  return Math.ceil((rate ? (amount * rate) / (1 - (1 + rate) ** -term) : amount / term) * 100) / 100;
};

function planOf(
  { plan_code, term, apr, admin_fee }: (typeof plans)[number],
  amount: number,
  isFrench: boolean,
) {
  const name = isFrench ? `${term} versements égaux` : `${term} equal payments`;
  const legalName = isFrench
    ? `Contrat de prêt Fairstone, ${term} versements égaux`
    : `Fairstone loan agreement, ${term} equal payments`;
  const cost = isFrench ? `au taux annuel de ${apr} %` : `at ${apr}% a year`;
  return {
    plan_hash: createHash('sha256').update(`${plan_code} ${amount}`).digest('hex').slice(0, 24),
    plan_code,
    admin_fee_product_sku: admin_fee ? 'FAIRSTONE-FEE' : '',
    legal_name: legalName,
    display_name: name,
    long_description: `${name}, ${cost}.`,
    term,
    monthly_payment: monthlyPayment(amount, term, apr),
    monthly_apr: apr,
    plan_type: 'EP',
    // What the dealer's customers pay for a lower rate than the regular one.
    reduced_rate_finance_charge: apr === 0 ? Math.round(amount * REDUCED_RATE) : 0,
    admin_fee,
  };
}

const checkoutOf = ({ id, amount, state }: Charge) => ({
  status: state === 'released' ? 'CANCELLED' : 'APPROVED',
  transaction_id: id,
  amount,
});

/** Fairstone: plans by amount and province, the approval page, and confirming and cancelling checkouts. */
export const fairstone: SandboxProvider = (app, ledger) => {
  const checkouts = new Map<string, z.output<typeof checkoutBody>>();
  app.post('/api/v1/plans', ({ body }) => {
    const { amount, province, language } = z.parse(plansBody, body);
    if (territories.has(province)) return { plans: [] };
    const eligible = plans.filter(({ minimum }) => Number(amount) >= minimum);
    return { plans: eligible.map((plan) => planOf(plan, Number(amount), language === 'fr')) };
  });
  app.post('/api/v1/checkouts', ({ body, host }) => {
    const id = newToken('fst', 'approved');
    checkouts.set(id, z.parse(checkoutBody, body));
    return { redirect_url: `http://${host}/fairstone/page/${id}` };
  });
  app.get<{ Params: { id: string } }>('/page/:id', ({ params: { id } }, reply) => {
    const order = checkouts.get(id);
    if (!order) return reply.code(404).send('Unknown checkout');
    const returnLink = (verdict: string) => ({
      href: `${order.return_url}&checkout_id=${id.replace('_approved_', `_${verdict}_`)}`,
    });
    return sendApprovalPage(reply, {
      provider: 'Fairstone',
      amount: `${order.amount} CAD`,
      choices: {
        [APPROVE]: returnLink('approved'),
        [DECLINE]: returnLink('declined'),
        'Break the line': returnLink('silent'),
        [CANCEL]: { href: order.return_url },
      },
    });
  });
  app.post<{ Params: { id: string } }>('/api/v1/checkouts/:id/confirm', ({ params: { id }, body }, reply) => {
    const { order_id } = z.parse(confirmBody, body);
    const verdict = verdictOf(id);
    const order = checkouts.get(id);
    if (verdict === 'silent') return sendUnavailable(reply);
    if (verdict !== 'approved' || !order) return { status: 'DECLINED' };
    return checkoutOf(ledger.take('fairstone', order_id, order.amount, id));
  });
  app.get<{ Params: { id: string } }>('/api/v1/checkouts/:id', ({ params: { id } }) => {
    const charge = ledger.byApproval('fairstone', id);
    if (charge) return checkoutOf(charge);
    return { status: checkouts.has(id) ? 'OPEN' : verdictOf(id) === 'approved' ? 'UNKNOWN' : 'DECLINED' };
  });
  app.post<{ Params: { id: string } }>('/api/v1/transactions/:id/cancel', ({ params: { id } }) => ({
    status: ledger.release(id) ? 'CANCELLED' : 'UNKNOWN',
  }));
};
