import { useRef } from 'react';
import { productApi } from './productApi';

/** A pointer that only passes does not fetch. */
const INTENT_MS = 70;

/** Handlers that fetch a product as soon as a shopper seems to want it: over, pressed or focused. */
export function usePrefetchProduct(urlKey: string) {
  const prefetch = productApi.usePrefetch('getProduct');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetchNow = () => prefetch(urlKey);
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(fetchNow, INTENT_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onPointerDown: fetchNow,
    onFocus: fetchNow,
  };
}
