import { type ProductPage, productPage } from '@contract/product';
import { useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import * as z from 'zod/mini';
import { isApiError } from '@/api/apiError';
import { findProductInCache } from './findProductInCache';
import { selectIsNotFound } from './notFoundSlice';
import { useGetProductQuery } from './productApi';

type NotFoundRoot = Parameters<typeof selectIsNotFound>[0];
type Root = Parameters<typeof findProductInCache>[0];

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

/** Loads a product by url_key, with the data of any cached list until the response arrives. */
export function useProduct(key: string, locationId?: string): ProductView {
  const request = locationId ? { id: key, storelocationid: locationId } : key;
  const { currentData, data, error, isFetching, refetch } = useGetProductQuery(request);
  const isNotFound = useSelector((state: NotFoundRoot) => selectIsNotFound(state, key));
  const store = useStore<Root>();
  // After a change of location the previous data stays until the new response arrives.
  const isSame = data !== undefined && (data.url_key === key || data.entity_id === key);
  const knownStock = currentData ?? (isSame && !isNotFound ? data : undefined);
  const isWaiting = knownStock === undefined;
  const partial = useMemo(() => {
    const tile = isWaiting ? findProductInCache(store.getState(), key) : undefined;
    return tile && z.parse(productPage, tile);
  }, [isWaiting, key, store]);
  const hasError = error !== undefined && !isFetching && isWaiting;
  const isUnknown = hasError && isApiError(error) && error.status === 404;
  return {
    product: knownStock ?? partial,
    isPartial: isWaiting,
    isUnknown,
    isFailed: hasError && !isUnknown,
    retry: () => void refetch(),
  };
}
