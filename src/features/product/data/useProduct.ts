import type { ProductPage } from '@contract/product';
import { use, useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import { isNothingThere } from '@/lib/failedStatus';
import { type ApiRoot, findProductInCache } from './findProductInCache';
import { selectIsNotFound } from './notFoundSlice';
import { useGetProductQuery } from './productApi';
import { LocationIdContext, productRequest } from './productRequest';

type NotFoundRoot = Parameters<typeof selectIsNotFound>[0];

interface ProductView {
  /** Undefined while nothing is cached. */
  product: ProductPage | undefined;
  /** Set while only a list's data is available: name, image, price. */
  isPartial: boolean;
  /** The product does not exist. */
  isUnknown: boolean;
  /** The request failed; retry may help. */
  isFailed: boolean;
  retry: () => void;
}

/** Loads a product by url_key; until the response arrives, returns the data in any cached list. */
export function useProduct(key: string): ProductView {
  const request = productRequest(key, use(LocationIdContext));
  const { currentData, data, error, isFetching, refetch } = useGetProductQuery(request);
  const isNotFound = useSelector((state: NotFoundRoot) => selectIsNotFound(state, key));
  const store = useStore<ApiRoot>();
  // After a change of location, the previous data stays until the new response arrives.
  const isSame = data !== undefined && (data.url_key === key || data.entity_id === key);
  const loaded = currentData ?? (isSame && !isNotFound ? data : undefined);
  const isWaiting = loaded === undefined;
  const partial = useMemo(
    () => (isWaiting ? findProductInCache(store.getState(), key) : undefined),
    [isWaiting, key, store],
  );
  const hasError = error !== undefined && !isFetching && isWaiting;
  const isUnknown = hasError && isNothingThere(error);
  return {
    product: loaded ?? partial,
    isPartial: isWaiting,
    isUnknown,
    isFailed: hasError && !isUnknown,
    retry: () => void refetch(),
  };
}
