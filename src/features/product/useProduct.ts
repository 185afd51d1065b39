import { useMemo } from 'react';
import { useStore } from 'react-redux';
import * as z from 'zod/mini';
import { isApiError } from '@/api/apiError';
import { type ProductPage, productPage } from '@/api/contract/product';
import { knownProduct } from './knownProduct';
import { useGetProductQuery } from './productApi';

type Root = Parameters<typeof knownProduct>[0];

interface ProductView {
  /** Undefined while nothing at all is known. */
  product: ProductPage | undefined;
  /** Only what a list told so far: name, picture, price. */
  isPartial: boolean;
  /** There is no such product. */
  isUnknown: boolean;
  /** The call failed; retry may help. */
  isFailed: boolean;
  retry: () => void;
}

/** A product by url_key: at once from any cached list, whole as soon as it is here. */
export function useProduct(key: string): ProductView {
  const { currentData, error, isFetching, refetch } = useGetProductQuery(key);
  const store = useStore<Root>();
  const isWaiting = currentData === undefined;
  const partial = useMemo(() => {
    const known = isWaiting ? knownProduct(store.getState(), key) : undefined;
    return known && z.parse(productPage, known);
  }, [isWaiting, key, store]);
  const hasError = error !== undefined && !isFetching && isWaiting;
  const isUnknown = hasError && isApiError(error) && error.status === 404;
  return {
    product: currentData ?? partial,
    isPartial: isWaiting,
    isUnknown,
    isFailed: hasError && !isUnknown,
    retry: () => void refetch(),
  };
}
