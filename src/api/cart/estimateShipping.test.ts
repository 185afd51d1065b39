import { cart } from '@contract/cart';
import { endpointName } from '@contract/endpoint';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '@/api/call';
import { estimateShipping } from './estimateShipping';

const totals = { subtotal: {}, discount: {}, shipping: {}, fee: {}, tax: {}, grand_total: {} };
const cartOf = (shipping_address: object, methods: string[] = [], billing_address: object = {}) =>
  z.parse(cart, {
    billing_address,
    info: {},
    items: [],
    totals,
    shipping_address,
    shipping_methods: methods.map((code) => ({ code })),
  });
const QUOTE = 'GET /cart/shipping/{zip}';
const PUT = 'PUT /cart/shipping_address';
const entered = { firstname: 'Ada', street: ['1 Elm'], postcode: '55401', country_id: 'US' };

/** Estimates before a backend with these calls. */
async function estimate(
  address: object,
  results: Record<string, object>,
  missing: string[] = [],
  billing: object = {},
) {
  const sent: unknown[] = [];
  const send = ({ endpoint, body, params }: Call) => {
    const name = endpointName(endpoint);
    sent.push([name, body ?? params]);
    return results[name] ?? { error: { status: 422, messages: ['No.'], fields: {}, code: null } };
  };
  const state = { missingCalls: missing };
  const result = await estimateShipping('78701', cartOf(address, [], billing), () => state, send);
  return { sent, codes: result.methods.map(({ code }) => code), result };
}

const van = { data: cartOf({}, ['van']) };
const quoted = { data: { methods: [{ code: 'truck' }] } };

it('sets the postcode of an empty address, and takes the methods of its cart', async () => {
  const { sent, codes, result } = await estimate({}, { [PUT]: van, [QUOTE]: quoted });
  expect(sent).toEqual([[PUT, { postcode: '78701', country_id: 'US' }]]);
  expect([codes, result.cart]).toEqual([['van'], van.data]);
});

it('asks for a quote when the backend refuses a postcode alone', async () => {
  expect((await estimate({}, { [QUOTE]: quoted })).codes).toEqual(['truck']);
  const neither = await estimate({}, {}, [QUOTE]);
  expect([neither.sent.length, neither.result.error?.messages]).toEqual([1, ['No.']]);
});

it('does not change an address that the shopper has entered', async () => {
  const { sent, codes, result } = await estimate(entered, { [PUT]: van, [QUOTE]: quoted });
  expect([sent, codes]).toEqual([[[QUOTE, { zip: '78701' }]], ['truck']]);
  expect(result.cart).toBeUndefined();
});

const sameAsBilling = { same_as_billing: true };

it.each([
  ['an entered address', entered, {}],
  ['the entered billing address', sameAsBilling, entered],
])('writes nothing to %s where the backend has no quote either', async (_, address, billing) => {
  const { sent, codes, result } = await estimate(address, { [PUT]: van }, [QUOTE], billing);
  expect([sent, codes, result.error?.status]).toEqual([[], [], 404]);
});

it('sets the postcode of a new cart that declares its empty addresses as equal', async () => {
  const { sent, codes } = await estimate(sameAsBilling, { [PUT]: van }, [QUOTE]);
  expect([sent, codes]).toEqual([[[PUT, { postcode: '78701', country_id: 'US' }]], ['van']]);
});
