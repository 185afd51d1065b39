import type { Product } from '@contract/product';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTrack } from '@/api/useTrack';

/** Tracks the products of a listing that are shown, by its path; another page or filter counts as another view. */
export function useTrackedList(products: readonly Product[] | undefined): void {
  const track = useTrack();
  const { pathname } = useLocation();
  useEffect(() => {
    if (products && products.length > 0) track({ type: 'listViewed', list: pathname.slice(1), products });
  }, [pathname, products, track]);
}
