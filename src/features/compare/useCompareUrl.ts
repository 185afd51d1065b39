import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { SHARED_PRODUCTS, sharedIds } from '@/lib/sharedIds';
import { compareRestored, selectComparedIds } from './compareSlice';

/** Returns the URL that restores a comparison. */
export const comparePath = (path: string, ids: readonly string[]): string =>
  `${path}?${new URLSearchParams({ [SHARED_PRODUCTS]: ids.join('|') })}`;

/**
 * Synchronises the comparison with the URL: a shared ?products=1|2 fills the list once, then the list updates the
 * URL.
 */
export function useCompareUrl(): readonly string[] {
  const dispatch = useDispatch();
  const [params, setParams] = useSearchParams();
  const ids = useSelector(selectComparedIds);
  const inUrl = params.get(SHARED_PRODUCTS);
  const inList = ids.join('|');

  const [shared] = useState(() => sharedIds(params));

  useEffect(() => {
    if (shared.length > 0) dispatch(compareRestored(shared));
  }, [shared, dispatch]);
  useEffect(() => {
    if (inList === (inUrl ?? '') || (inList === '' && inUrl === null)) return;
    setParams(inList ? { [SHARED_PRODUCTS]: inList } : {}, { replace: true, preventScrollReset: true });
  }, [inList, inUrl, setParams]);
  return ids;
}
