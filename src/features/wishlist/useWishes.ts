import { useDispatch, useSelector } from 'react-redux';
import { useGetSessionQuery } from '@/api/sessionApi';
import { useAddWishMutation, useListWishlistQuery, useRemoveWishMutation } from './wishlistApi';
import { productUnwished, productWished, selectWishedIds } from './wishlistSlice';

interface Wishes {
  /** entity_ids, newest first. */
  ids: readonly string[];
  add: (id: string) => void;
  remove: (id: string) => void;
}

const none: readonly string[] = [];

/** The shopper's list: the server's when signed in, else the one kept on this device (commerce specification §6). */
export function useWishes(): Wishes {
  const isSignedIn = useGetSessionQuery().data?.isloggedin ?? false;
  const dispatch = useDispatch();
  const kept = useSelector(selectWishedIds);
  const { ids } = useListWishlistQuery(undefined, {
    skip: !isSignedIn,
    selectFromResult: ({ data }) => ({ ids: data?.map(({ product_id }) => product_id) ?? none }),
  });
  const [addWish] = useAddWishMutation();
  const [removeWish] = useRemoveWishMutation();
  return isSignedIn
    ? { ids, add: (id) => void addWish(id), remove: (id) => void removeWish(id) }
    : { ids: kept, add: (id) => dispatch(productWished(id)), remove: (id) => dispatch(productUnwished(id)) };
}
