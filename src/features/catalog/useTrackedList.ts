import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Listing } from '@/api/contract/category';
import { track } from '@/lib/track';

/** Counts each list of products that is shown, by its path; a further page or another filter is another look. */
export function useTrackedList(listing: Listing | undefined): void {
  const { pathname } = useLocation();
  const products = listing?.products;
  useEffect(() => {
    if (products && products.length > 0) track({ type: 'listViewed', list: pathname.slice(1), products });
  }, [pathname, products]);
}
