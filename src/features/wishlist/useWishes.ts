import { useDispatch, useSelector } from 'react-redux';
import { useIsSignedIn } from '@/api/sessionApi';
import { selectWishes, type WishDispatch, wishSet } from './wishes';
import { useListWishlistQuery } from './wishlistApi';

interface Wishes {
  /** entity_ids, newest first. */
  ids: readonly string[];
  add: (id: string) => void;
  remove: (id: string) => void;
}

/** The shopper's list, asked for when signed in (commerce specification §6). */
export function useWishes(): Wishes {
  const isSignedIn = useIsSignedIn();
  const dispatch = useDispatch<WishDispatch>();
  useListWishlistQuery(undefined, { skip: !isSignedIn });
  return {
    ids: useSelector(selectWishes),
    add: (id) => dispatch(wishSet(id, true)),
    remove: (id) => dispatch(wishSet(id, false)),
  };
}
