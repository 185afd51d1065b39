import type { Cart, ShippingMethod } from '@contract/cart';
import { getShippingQuote, putShippingAddress } from '@contract/cartEndpoints';
import type { AnyEndpoint, ResponseOf } from '@contract/endpoint';
import type { ApiError } from '@/api/apiError';
import { type Call, call } from '@/api/call';
import { isOffered } from '@/api/missingCalls';
import type { QueryResult } from '@/api/sendCall';

interface Estimate {
  methods: ShippingMethod[];
  error?: ApiError | undefined;
  /** The cart of the response, where the estimate has changed the cart. */
  cart?: Cart;
}

const countryOf = (postcode: string) => (/^[a-z]/i.test(postcode) ? 'CA' : 'US');

/**
 * Estimates the delivery of the cart for a postcode. The specified call sets the postcode of the shipping address, and
 * the methods of its cart are the estimate (docs/spec/12 §5). An address that the shopper has entered must not change:
 * for it GET /cart/shipping/{zip} comes first, and without that call the postcode is put back. getState: of the Redux store
 */
export async function estimateShipping(
  zip: string,
  cart: Cart | undefined,
  getState: () => unknown,
  send: (request: Call) => unknown,
): Promise<Estimate> {
  const put = async (body: { postcode: string; country_id: string } | { same_as_billing: true }) =>
    (await send(call(putShippingAddress, { body }))) as QueryResult<Cart>;
  const quote = async () => {
    if (!isOffered(getState(), getShippingQuote as AnyEndpoint)) return undefined;
    const result = await send(call(getShippingQuote, { params: { zip } }));
    return (result as QueryResult<ResponseOf<typeof getShippingQuote>>).data?.methods;
  };
  const body = { postcode: zip, country_id: countryOf(zip) };
  const address = cart?.shipping_address;
  const isEntered = address?.same_as_billing || address?.street.some((line) => line !== '');
  if (!address || !isEntered) {
    const { data, error } = await put(body);
    if (data) return { methods: data.shipping_methods, cart: data };
    const methods = await quote();
    return methods ? { methods } : { methods: [], error };
  }
  const methods = await quote();
  if (methods) return { methods };
  const { data, error } = await put(body);
  const { same_as_billing, postcode, country_id } = address;
  const restored = await put(same_as_billing ? { same_as_billing } : { postcode, country_id });
  return { methods: data?.shipping_methods ?? [], error, ...(restored.data ? { cart: restored.data } : {}) };
}
