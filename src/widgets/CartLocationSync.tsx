import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useChangeCartMutation, useGetCartQuery } from '@/api/cart/cartApi';
import { selectSelectedLocation } from '@/features/locations/locationsSlice';

/**
 * Sends the selected location to the cart, whose prices depend on it; backends with equal prices everywhere omit
 * storelocationid.
 */
export function CartLocationSync() {
  const locationId = useSelector(selectSelectedLocation)?.store_id;
  const { data: cart } = useGetCartQuery();
  const [changeCart] = useChangeCartMutation();
  const isFilled = cart !== undefined && cart.items.length > 0;
  const cartLocationId = isFilled ? cart.info.storelocationid : undefined;
  useEffect(() => {
    if (locationId !== undefined && cartLocationId !== undefined && cartLocationId !== locationId)
      void changeCart({ storelocationid: locationId });
  }, [locationId, cartLocationId, changeCart]);
  return null;
}
