import { useDispatch, useSelector } from 'react-redux';
import { useAddWishMutation } from './wishlistApi';
import { selectWishedIds, wishlistMerged } from './wishlistSlice';

/** At sign-in the list kept on this device joins the customer's; what the server refuses stays on the device. */
export function useMergeWishes(): () => Promise<void> {
  const dispatch = useDispatch();
  const kept = useSelector(selectWishedIds);
  const [addWish] = useAddWishMutation();
  return async () => {
    if (kept.length === 0) return;
    const answers = await Promise.all([...kept].reverse().map((id) => addWish(id)));
    if (answers.every(({ error }) => !error)) dispatch(wishlistMerged());
  };
}
