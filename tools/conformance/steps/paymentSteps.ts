import { deletePayment, getPayment, putPayment, reopenOrder } from '../../../contract/cartEndpoints.ts';
import {
  getTdApplyInfo,
  initiateFairstone,
  listFairstonePlans,
  postFairstonePlan,
  postTdOpenToBuy,
} from '../../../contract/financingEndpoints.ts';
import { placeOrder, trackOrder } from '../../../contract/order.ts';
import { getCheckoutInfo, goToPaypalStandard, postCheckoutInfo } from '../../../contract/paymentEndpoints.ts';
import { emailOf } from '../facts.ts';
import { type Facts, type Step, step } from '../step.ts';

/** Methods that place an order without charging anything. An unpaid order of PayPal Standard can be reopened, so it comes first. */
const UNPAID = ['paypal_standard', 'checkmo', 'banktransfer', 'cashondelivery'];
const unpaidMethod = ({ paymentMethods }: Facts) => UNPAID.find((code) => paymentMethods.includes(code));
const NO_UNPAID = `the cart offers none of ${UNPAID.join(', ')}`;

/** The {provider} of checkoutinfo by payment method (docs/spec/13 §10). */
const READ_PROVIDERS = {
  katapult_payment_loan: 'katapult',
  cognical_zibby_loan: 'zibby',
  freedompay: 'freedompay',
} as const;

const unlessOffered = (facts: Facts, code: string, input: object) =>
  facts.paymentMethods.includes(code) ? input : `the cart does not offer ${code}`;

const RETURN_PATH = { return_path: '/checkout/review' };

/** Payment methods and, with permission, an order that charges nothing. */
export const paymentSteps: readonly Step[] = [
  step(getPayment, {
    without: 'The payment methods of GET /cart are used.',
    request: () => ({}),
    learn(facts, { methods }) {
      if (methods.length > 0) facts.paymentMethods = methods.map(({ code }) => code);
    },
  }),
  step(getCheckoutInfo, {
    without: 'Katapult, Zibby and FreedomPay cannot be used.',
    request({ paymentMethods }) {
      const code = paymentMethods.find((one): one is keyof typeof READ_PROVIDERS => one in READ_PROVIDERS);
      return code
        ? { params: { provider: READ_PROVIDERS[code] }, query: {} }
        : 'the cart offers neither Katapult nor Zibby nor FreedomPay';
    },
  }),
  step(listFairstonePlans, {
    without: 'Fairstone cannot be used.',
    statuses: [422],
    request: (facts) => unlessOffered(facts, 'fairstone', {}),
    learn(facts, { fairstone_plans: [plan] }) {
      if (plan) facts.plan = { plan_hash: plan.plan_hash, plan_code: plan.plan_code };
    },
  }),
  step(postFairstonePlan, {
    without: 'Fairstone cannot be used.',
    request: ({ plan }) => (plan ? { body: plan } : 'no plan of Fairstone was found'),
  }),
  step(initiateFairstone, {
    needs: 'order',
    without: 'Fairstone cannot be used.',
    request: ({ plan }) => (plan ? { body: RETURN_PATH } : 'no plan of Fairstone was found'),
  }),
  step(getTdApplyInfo, {
    without: 'Shoppers cannot apply for a TD card.',
    request: (facts) => unlessOffered(facts, 'tdbank', {}),
    learn(facts, { transaction_link: link }) {
      facts.transactionLink = link;
    },
  }),
  step(postTdOpenToBuy, {
    needs: 'order',
    without: 'The number of a new TD card is not filled in.',
    // The application has not been completed.
    statuses: [400, 404, 409, 422],
    request: ({ transactionLink: link }) =>
      link ? { body: { data: { transaction_link: link } } } : 'no TD application was started',
  }),
  step(postCheckoutInfo, {
    needs: 'order',
    without: 'Affirm and other methods that open a page of the provider cannot be used.',
    request: (facts) =>
      unlessOffered(facts, 'affirm', { params: { provider: 'affirm' }, body: RETURN_PATH }) as never,
  }),
  step(putPayment, {
    isRequired: true,
    without: 'Shoppers cannot check out.',
    request(facts) {
      const method = unpaidMethod(facts);
      return method ? { body: { method, data: {} } } : NO_UNPAID;
    },
  }),
  step(placeOrder, {
    needs: 'order',
    isRequired: true,
    without: 'Shoppers cannot buy.',
    needed: ['order.entity_id', 'order.increment_id'],
    request(facts) {
      const method = unpaidMethod(facts);
      return method ? { body: { payment_method: method, data: {} } } : NO_UNPAID;
    },
    learn(facts, { order }) {
      facts.orderId = order.entity_id;
      facts.orderNumber = order.increment_id;
      facts.canReopen = order.can_reopen;
    },
  }),
  step(trackOrder, {
    needs: 'order',
    without: 'Shoppers without an account cannot track an order.',
    request: (facts) =>
      facts.orderNumber
        ? { body: { number: facts.orderNumber, email: emailOf(facts) } }
        : 'no order was placed',
  }),
  step(goToPaypalStandard, {
    needs: 'order',
    without: 'PayPal Standard cannot be used.',
    statuses: [302, 303],
    request: (facts) =>
      facts.orderId
        ? (unlessOffered(facts, 'paypal_standard', { query: {} }) as never)
        : 'no order was placed',
  }),
  step(reopenOrder, {
    needs: 'order',
    without: 'A shopper who comes back from PayPal without paying must fill the cart again.',
    request: ({ orderId: id, canReopen }) =>
      id && canReopen ? { params: { id } } : 'no order that waits for its payment was placed',
  }),
  step(deletePayment, {
    without: 'The chosen payment method is never cleared.',
    isCleanup: true,
    request: () => ({}),
  }),
];
