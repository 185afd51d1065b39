import { use, useRef } from 'react';
import { productApi } from './productApi';
import { LocationIdContext, productRequest } from './productRequest';

/** A pointer that merely passes over causes no request. */
const HOVER_DELAY_MS = 70;

/** Event handlers that prefetch a product on hover, pointer down or focus. */
export function usePrefetchProduct(urlKey: string) {
  const prefetch = productApi.usePrefetch('getProduct');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const locationId = use(LocationIdContext);
  const fetchNow = () => prefetch(productRequest(urlKey, locationId));
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(fetchNow, HOVER_DELAY_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onPointerDown: fetchNow,
    onFocus: fetchNow,
  };
}
