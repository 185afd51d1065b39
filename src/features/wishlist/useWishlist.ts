import { useDispatch, useSelector } from 'react-redux';
import { useIsSignedIn } from '@/api/sessionApi';
import { selectWishlistIds, type WishlistDispatch, wishlistItemSet } from './wishlist';
import { useListWishlistQuery } from './wishlistApi';

interface Wishlist {
  /** entity_ids, newest first. */
  ids: readonly string[];
  add: (id: string) => void;
  remove: (id: string) => void;
}

/** The shopper's wish list; loaded from the server when signed in (docs/spec/10 §1). */
export function useWishlist(): Wishlist {
  const isSignedIn = useIsSignedIn();
  const dispatch = useDispatch<WishlistDispatch>();
  useListWishlistQuery(undefined, { skip: !isSignedIn });
  return {
    ids: useSelector(selectWishlistIds),
    add: (id) => dispatch(wishlistItemSet(id, true)),
    remove: (id) => dispatch(wishlistItemSet(id, false)),
  };
}
