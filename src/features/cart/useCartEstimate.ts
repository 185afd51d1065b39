import type { Cart, ShippingMethod } from '@contract/cart';
import { useSelector } from 'react-redux';
import { useEstimateShippingQuery } from '@/api/cart/cartApi';
import { selectPostcode } from '@/features/product/delivery/deliverySlice';

interface CartEstimate {
  /** undefined until a postcode was entered. */
  methods: readonly ShippingMethod[] | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/**
 * Estimates the delivery of the cart to the remembered postcode; after a change of the cart or of the postcode the
 * estimate is renewed. A cart with the postcode of an address is not estimated: its own methods are exact.
 */
export function useCartEstimate(cart: Cart): CartEstimate {
  const zip = useSelector(selectPostcode);
  const hasAddress = cart.shipping_address.postcode !== '' && cart.shipping_address.postcode === zip;
  const request = { zip, subtotal: cart.totals.subtotal.amount };
  const { data, isFetching, isError, refetch } = useEstimateShippingQuery(request, {
    skip: zip === '' || hasAddress,
  });
  const idle = { isFetching: false, isError: false, refetch };
  if (zip === '') return { methods: undefined, ...idle };
  if (hasAddress) return { methods: cart.shipping_methods, ...idle };
  return { methods: data?.methods, isFetching, isError, refetch };
}

/**
 * The method that a cart without a choice is counted with: the one that the checkout proposes first, at the price to
 * the remembered postcode. null once a method is chosen, and while no method is known.
 */
export function useProposedMethod(cart: Cart): ShippingMethod | null {
  const { methods } = useCartEstimate(cart);
  return cart.info.shipping_method === '' ? (methods?.[0] ?? cart.shipping_methods[0] ?? null) : null;
}
