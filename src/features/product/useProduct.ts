import { useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import * as z from 'zod/mini';
import { isApiError } from '@/api/apiError';
import { type ProductPage, productPage } from '@/api/contract/product';
import { knownProduct } from './knownProduct';
import { selectIsNotFound } from './notFoundSlice';
import { useGetProductQuery } from './productApi';

type Listed = Parameters<typeof selectIsNotFound>[0];
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
export function useProduct(key: string, shopId?: string): ProductView {
  const request = shopId ? { id: key, storelocationid: shopId } : key;
  const { currentData, data, error, isFetching, refetch } = useGetProductQuery(request);
  const isListed = useSelector((state: Listed) => selectIsNotFound(state, key));
  const store = useStore<Root>();
  // When the shop changes, the page stands as it is until that shop's answer comes.
  const isSame = data !== undefined && (data.url_key === key || data.entity_id === key);
  const known = currentData ?? (isSame && !isListed ? data : undefined);
  const isWaiting = known === undefined;
  const partial = useMemo(() => {
    const tile = isWaiting ? knownProduct(store.getState(), key) : undefined;
    return tile && z.parse(productPage, tile);
  }, [isWaiting, key, store]);
  const hasError = error !== undefined && !isFetching && isWaiting;
  const isUnknown = hasError && isApiError(error) && error.status === 404;
  return {
    product: known ?? partial,
    isPartial: isWaiting,
    isUnknown,
    isFailed: hasError && !isUnknown,
    retry: () => void refetch(),
  };
}
