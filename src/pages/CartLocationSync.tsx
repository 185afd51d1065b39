import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useChangeCartMutation, useGetCartQuery } from '@/api/cart/cartApi';
import { selectSelectedLocation } from '@/features/locations/locationsSlice';

/**
 * Sends the selected location to the cart, whose prices depend on it; backends with equal prices everywhere omit
 * storelocationid.
 */
export function CartLocationSync() {
  const shopId = useSelector(selectSelectedLocation)?.store_id;
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
