import { useDispatch, useSelector } from 'react-redux';
import { useAddWishMutation } from './wishlistApi';
import { productUnwished, selectWishedIds } from './wishlistSlice';

/** At sign-in the list kept on this device joins the customer's, newest last so that it stands first; what the server refuses stays on the device. */
export function useMergeWishes(): () => Promise<void> {
  const dispatch = useDispatch();
  const kept = useSelector(selectWishedIds);
  const [addWish] = useAddWishMutation();
  return async () => {
    for (const id of [...kept].reverse()) {
      const { error } = await addWish(id);
      if (!error) dispatch(productUnwished(id));
    }
  };
}
