import {
  deleteSaved,
  deleteViewed,
  listSaved,
  listViewed,
  putSaved,
  putViewed,
} from '../../../contract/customerLists.ts';
import { type Facts, type Step, step } from '../step.ts';

const NO_SAVED = 'What a customer saves for later stays on one device.';
const NO_VIEWED = 'The products that a customer viewed stay on one device.';
const SKU = 'conformance-check';

const whenSignedIn = <T>({ customerId }: Facts, input: T): T | string =>
  customerId ? input : 'the sign-in failed';

const withProduct = <T>(facts: Facts, inputOf: (productId: string) => T): T | string =>
  facts.productId ? whenSignedIn(facts, inputOf(facts.productId)) : 'no product was found';

/** Lists of the account. A test entry is saved and removed; views are only written to a new account. */
export const customerListSteps: readonly Step[] = [
  step(putSaved, {
    needs: 'account',
    without: NO_SAVED,
    request: (facts) =>
      withProduct(facts, (product_id) => ({
        body: { items: [{ product_id, sku: SKU, qty: 1, options: [], addon_ids: [] }] },
      })),
  }),
  step(listSaved, {
    needs: 'account',
    without: NO_SAVED,
    needed: ['[].product_id', '[].sku', '[].qty'],
    request: (facts) => whenSignedIn(facts, {}),
  }),
  step(deleteSaved, {
    needs: 'account',
    isCleanup: true,
    without: 'Customers cannot remove what they saved for later.',
    request: (facts) => withProduct(facts, (product_id) => ({ query: { product_id, sku: SKU } })),
  }),
  step(putViewed, {
    needs: 'writes',
    without: NO_VIEWED,
    request: (facts) => withProduct(facts, (product_id) => ({ body: { product_ids: [product_id] } })),
  }),
  step(listViewed, {
    needs: 'account',
    without: NO_VIEWED,
    needed: ['[].product_id'],
    request: (facts) => whenSignedIn(facts, {}),
  }),
  step(deleteViewed, {
    needs: 'writes',
    isCleanup: true,
    without: 'Customers cannot clear the products that they viewed.',
    request: (facts) => whenSignedIn(facts, {}),
  }),
];
