import type { Cart, ShippingMethod } from '@contract/cart';
import { useSelector } from 'react-redux';
import { useEstimateShippingQuery } from '@/api/cart/cartApi';
import { selectPostcode } from '@/features/product/delivery/deliverySlice';

interface CartEstimate {
  /** undefined until a postcode is entered. */
  methods: readonly ShippingMethod[] | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/**
 * Estimates the delivery of the cart to the remembered postcode, and again when the cart or the postcode changes. A cart whose address has
 * a postcode is not estimated, because its own methods are exact.
 */
export function useCartEstimate(cart: Cart): CartEstimate {
  const zip = useSelector(selectPostcode);
  const hasAddress = cart.shipping_address.postcode !== '' && cart.shipping_address.postcode === zip;
  const request = { zip, subtotal: cart.totals.subtotal.amount };
  const { data, currentData, isFetching, isError, refetch } = useEstimateShippingQuery(request, {
    skip: zip === '' || hasAddress,
  });
  const idle = { isFetching: false, isError: false, refetch };
  if (zip === '') return { methods: undefined, ...idle };
  if (hasAddress) return { methods: cart.shipping_methods, ...idle };
  // The previous methods are shown while others load, but not after a failure: their prices are those of another place or cart.
  return { methods: (isError ? currentData : data)?.methods, isFetching, isError, refetch };
}

/**
 * The method assumed for a cart without a chosen one: the one that the checkout proposes first, at the price for the remembered postcode.
 * null once a method is chosen, and while none is known
 */
export function useProposedMethod(cart: Cart): ShippingMethod | null {
  const { methods } = useCartEstimate(cart);
  return cart.info.shipping_method === '' ? (methods?.[0] ?? cart.shipping_methods[0] ?? null) : null;
}
