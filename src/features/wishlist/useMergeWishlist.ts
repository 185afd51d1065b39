import { useDispatch, useSelector } from 'react-redux';
import { useAddWishlistItemMutation } from './wishlistApi';
import { productUnwished, selectDeviceWishlistIds } from './wishlistSlice';

/**
 * Returns a function that adds this device's wish list to the customer's at sign-in, in the same order; rejected
 * products stay on the device.
 */
export function useMergeWishlist(): () => Promise<void> {
  const dispatch = useDispatch();
  const deviceIds = useSelector(selectDeviceWishlistIds);
  const [addWishlistItem] = useAddWishlistItemMutation();
  return async () => {
    for (const id of [...deviceIds].reverse()) {
      const { error } = await addWishlistItem(id);
      if (!error) dispatch(productUnwished(id));
    }
  };
}
