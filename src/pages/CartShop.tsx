import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useChangeCartMutation, useGetCartQuery } from '@/api/cart/cartApi';
import { selectMyStore } from '@/features/stores/storesSlice';

/** Tells the cart which shop is the shopper's, for its prices; not where a backend has the same prices in every shop. */
export function CartShop() {
  const shopId = useSelector(selectMyStore)?.store_id;
  const { data: cart } = useGetCartQuery();
  const [changeCart] = useChangeCartMutation();
  const isFilled = cart !== undefined && cart.items.length > 0;
  const toldId = isFilled ? cart.info.storelocationid : undefined;
  useEffect(() => {
    if (shopId !== undefined && toldId !== undefined && toldId !== shopId)
      void changeCart({ storelocationid: shopId });
  }, [shopId, toldId, changeCart]);
  return null;
}
