import type { ProductPage } from '@contract/product';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { selectIsNotFound } from './notFoundSlice';
import { productApi } from './productApi';

type ApiRoot = Parameters<ReturnType<typeof productApi.endpoints.getProduct.select>>[0] &
  Parameters<typeof selectIsNotFound>[0];

/**
 * Loads several products by entity_id, in the given order. undefined: loading; null: not available (not-found list).
 */
export function useProducts(ids: readonly string[]): (ProductPage | null | undefined)[] {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const key = ids.join(' ');
  useEffect(() => {
    const requested = key
      .split(' ')
      .filter(Boolean)
      .map((id) => dispatch(productApi.endpoints.getProduct.initiate(id)));
    return () => {
      for (const query of requested) query.unsubscribe();
    };
  }, [key, dispatch]);
  return useSelector(
    (state: ApiRoot) =>
      ids.map((id) => {
        const { data } = productApi.endpoints.getProduct.select(id)(state);
        return data ?? (selectIsNotFound(state, id) ? null : undefined);
      }),
    shallowEqual,
  );
}
