import type { ProductPage } from '@contract/product';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { use, useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { selectIsNotFound } from './notFoundSlice';
import { productApi } from './productApi';
import { LocationIdContext, productRequest } from './productRequest';

const { getProduct } = productApi.endpoints;

type ProductsRoot = Parameters<ReturnType<typeof getProduct.select>>[0] &
  Parameters<typeof selectIsNotFound>[0];

interface ProductsView {
  /** In the order of the ids. missing: no longer available; failed: retry may help */
  products: (ProductPage | 'loading' | 'missing' | 'failed')[];
  /** Requests the failed products again. */
  retry: () => void;
}

function selectProduct(
  state: ProductsRoot,
  id: string,
  locationId: string | undefined,
): ProductsView['products'][number] {
  const { data, isError } = getProduct.select(productRequest(id, locationId))(state);
  if (data) return data;
  if (selectIsNotFound(state, id)) return 'missing';
  return isError ? 'failed' : 'loading';
}

/** Loads several products by entity_id, with the prices of the selected location, like their pages. */
export function useProducts(ids: readonly string[]): ProductsView {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const locationId = use(LocationIdContext);
  const key = ids.join(' ');
  useEffect(() => {
    const queries = key
      .split(' ')
      .filter(Boolean)
      .map((id) => dispatch(getProduct.initiate(productRequest(id, locationId))));
    return () => {
      for (const query of queries) query.unsubscribe();
    };
  }, [key, locationId, dispatch]);
  const products = useSelector(
    (state: ProductsRoot) => ids.map((id) => selectProduct(state, id, locationId)),
    shallowEqual,
  );
  const retry = () => {
    for (const id of ids.filter((_, index) => products[index] === 'failed')) {
      const request = productRequest(id, locationId);
      void dispatch(getProduct.initiate(request, { subscribe: false, forceRefetch: true }));
    }
  };
  return { products, retry };
}
