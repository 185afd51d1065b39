import { cart } from '@contract/cart';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { rememberProvider, withChosenProvider } from './chosenProvider';

const price = { amount: 1 };
const cartOf = ({ payment_method = '', qty = 1, offered = 'katapult_payment_loan' } = {}) =>
  z.parse(cart, {
    info: { payment_method },
    items: [{ item_id: '1', product_id: '1', qty, price, original_price: price, row_total: price }],
    payment_methods: [{ code: offered, title: '' }],
  });
const methodOf = (given: ReturnType<typeof cartOf>) => withChosenProvider(given).info.payment_method;

afterEach(() => sessionStorage.clear());

describe('a cart without a payment method', () => {
  it.each(['cognical_zibby_loan', 'katapult_payment_loan', 'acimacheckout', 'freedompay'])(
    'gets the chosen provider %s',
    (method) => {
      rememberProvider(cartOf(), method);
      expect(methodOf(cartOf({ offered: method }))).toBe(method);
    },
  );

  it('gets no other method', () => {
    rememberProvider(cartOf(), 'affirm');
    expect(methodOf(cartOf({ offered: 'affirm' }))).toBe('');
  });

  it.each([
    ['changed items', { qty: 2 }],
    ['a provider that is no longer offered', { offered: 'checkmo' }],
  ])('gets none with %s', (_, changes) => {
    rememberProvider(cartOf(), 'katapult_payment_loan');
    expect(methodOf(cartOf(changes))).toBe('');
  });

  it('forgets the provider when another method is chosen', () => {
    rememberProvider(cartOf(), 'katapult_payment_loan');
    rememberProvider(cartOf(), 'checkmo');
    expect(methodOf(cartOf())).toBe('');
  });
});

it('the method of the cart counts first', () => {
  rememberProvider(cartOf(), 'katapult_payment_loan');
  expect(methodOf(cartOf({ payment_method: 'checkmo', offered: 'checkmo' }))).toBe('checkmo');
});

it('a cart that lists no methods has the method that it names', () => {
  const unlisted = { ...cartOf({ payment_method: 'checkmo' }), payment_methods: [] };
  expect(methodOf(unlisted)).toBe('checkmo');
});

it('a method that is no longer offered is not chosen', () => {
  expect(methodOf(cartOf({ payment_method: 'checkmo', offered: 'free' }))).toBe('');
});
