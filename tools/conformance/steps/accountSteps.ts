import {
  createCustomer,
  deleteAddress,
  deleteWishlist,
  getCustomer,
  listAddresses,
  listWishlist,
  postAddress,
  postWishlist,
  putAddress,
  putCustomer,
  signIn,
  signOut,
} from '../../../contract/customer.ts';
import { listOrders } from '../../../contract/order.ts';
import { emailOf } from '../facts.ts';
import { type Facts, type Step, step } from '../step.ts';
import { accountSecuritySteps } from './accountSecuritySteps.ts';
import { customerListSteps } from './customerListSteps.ts';

const NO_CUSTOMER = 'the sign-in failed';
const NO_ACCOUNT = 'Shoppers have no account; they buy as guests.';
const NO_BOOK = 'The account has no address book.';
const NO_WISHLIST = 'The wish list of the account does not follow the customer to other devices.';

const withCustomer = ({ customerId: id }: Facts, input: object = {}) =>
  id ? { params: { id }, ...input } : NO_CUSTOMER;

const readAddresses = step(listAddresses, {
  needs: 'account',
  without: NO_BOOK,
  needed: ['[].entity_id'],
  request: (facts) => withCustomer(facts) as never,
});

const readWishlist = step(listWishlist, {
  needs: 'account',
  without: NO_WISHLIST,
  needed: ['[].product_id'],
  request: ({ customerId }) => (customerId ? {} : NO_CUSTOMER),
  learn(facts, items) {
    facts.wishlist = items.map(({ product_id: id }) => id);
  },
});

/** The account. Everything that these steps create in it is removed again; only a created account itself remains. */
export const accountSteps: readonly Step[] = [
  step(createCustomer, {
    needs: 'writes',
    without: 'Shoppers cannot create an account.',
    request(facts) {
      if (facts.email) return 'the account of the options is used';
      Object.assign(facts, { email: emailOf(facts), password: `Check ${facts.runId} maple 73` });
      const { email = '', password = '' } = facts;
      return {
        body: {
          firstname: 'Conformance',
          lastname: 'Check',
          email,
          password,
          newsletter_is_subscribed: false,
        },
      };
    },
    learn(facts, { customer_id: id }) {
      facts.customerId = id ?? undefined;
    },
  }),
  step(signOut, {
    needs: 'account',
    without: 'Customers stay signed in.',
    request: ({ customerId }) => (customerId ? {} : 'nobody is signed in yet'),
  }),
  step(signIn, {
    needs: 'account',
    without: NO_ACCOUNT,
    request: ({ email = '', password = '' }) => ({ body: { login: email, password } }),
    learn(facts, { customer_id: id, firstname, lastname, email }) {
      facts.customerId = id ?? undefined;
      facts.customer = { firstname, lastname, email };
    },
  }),
  step(getCustomer, {
    needs: 'account',
    without: 'The account shows no profile.',
    needed: ['customer_id', 'email'],
    request: (facts) => withCustomer(facts) as never,
  }),
  step(putCustomer, {
    needs: 'account',
    without: 'Customers cannot change their profile.',
    request: ({ customerId: id, customer }) =>
      id && customer
        ? { params: { id }, body: { firstname: customer.firstname, lastname: customer.lastname } }
        : NO_CUSTOMER,
  }),
  readAddresses,
  step(postAddress, {
    needs: 'account',
    without: NO_BOOK,
    request: (facts) => withCustomer(facts, { body: { ...facts.address } }) as never,
    learn(facts, { entity_id: id }) {
      facts.addressId = id;
    },
  }),
  step(putAddress, {
    needs: 'account',
    without: 'Customers cannot change an address.',
    request: ({ addressId: id, address }) =>
      id ? { params: { id }, body: { ...address, company: 'Conformance' } } : 'no address was added',
  }),
  readAddresses,
  step(deleteAddress, {
    needs: 'account',
    isCleanup: true,
    without: 'Customers cannot remove an address.',
    request: ({ addressId: id }) => (id ? { params: { id } } : 'no address was added'),
  }),
  readWishlist,
  step(postWishlist, {
    needs: 'account',
    without: NO_WISHLIST,
    request(facts) {
      const { productId, wishlist, customerId } = facts;
      if (!customerId || !productId) return customerId ? 'no product was found' : NO_CUSTOMER;
      if (wishlist.includes(productId)) return 'the product is in the wish list already';
      facts.wishId = productId;
      return { body: { product_id: productId } };
    },
  }),
  readWishlist,
  step(deleteWishlist, {
    needs: 'account',
    isCleanup: true,
    without: 'Customers cannot remove a product from the wish list of the account.',
    request: ({ wishId }) =>
      wishId ? { query: { product_id: wishId } } : 'nothing was added to the wish list',
  }),
  step(listOrders, {
    needs: 'account',
    without: 'The account shows no orders.',
    needed: ['[].entity_id', '[].increment_id'],
    request: ({ customerId }) => (customerId ? {} : NO_CUSTOMER),
  }),
  ...customerListSteps,
  ...accountSecuritySteps,
  step(signOut, {
    needs: 'account',
    isCleanup: true,
    without: 'Customers stay signed in.',
    request: () => ({}),
  }),
];
