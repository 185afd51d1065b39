import type { Cart, ShippingMethod } from '@contract/cart';
import { getShippingQuote, putShippingAddress } from '@contract/cartEndpoints';
import type { AnyEndpoint, ResponseOf } from '@contract/endpoint';
import type { ApiError } from '@/api/apiError';
import type { QueryResult } from '@/api/baseQuery';
import { type Call, call } from '@/api/call';
import { isOffered } from '@/api/missingCalls';

interface Estimate {
  methods: ShippingMethod[];
  error?: ApiError | undefined;
  /** The cart in the response, if the estimate changed the cart. */
  cart?: Cart;
}

const countryOf = (postcode: string) => (/^[a-z]/i.test(postcode) ? 'CA' : 'US');

/** The error when a backend has no call that estimates without changing the cart. */
const NO_QUOTE: ApiError = { status: 404, messages: [], fields: {}, code: null };

/**
 * Estimates the delivery of the cart for a postcode. The specified call sets the postcode of the shipping address and returns the cart,
 * whose methods are the estimate (docs/spec/12 §5). Once the shopper has entered an address, it must not be changed, because the order goes
 * there: only GET /cart/shipping/{zip} is used then. getState: of the Redux store
 */
export async function estimateShipping(
  zip: string,
  cart: Cart | undefined,
  getState: () => unknown,
  send: (request: Call) => unknown,
): Promise<Estimate> {
  const quote = async () => {
    if (!isOffered(getState(), getShippingQuote as AnyEndpoint)) return undefined;
    const result = await send(call(getShippingQuote, { params: { zip } }));
    return (result as QueryResult<ResponseOf<typeof getShippingQuote>>).data?.methods;
  };
  const destination = cart?.shipping_address.same_as_billing ? cart.billing_address : cart?.shipping_address;
  const isEntered = destination?.street.some((line) => line !== '');
  let error = NO_QUOTE;
  if (!isEntered) {
    const body = { postcode: zip, country_id: countryOf(zip) };
    const result = (await send(call(putShippingAddress, { body }))) as QueryResult<Cart>;
    if (result.data) return { methods: result.data.shipping_methods, cart: result.data };
    error = result.error;
  }
  const methods = await quote();
  return methods ? { methods } : { methods: [], error };
}
