import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { compareRestored, selectComparedIds } from './compareSlice';

const PARAMETER = 'products';
const idsOf = (text: string | null) => (text ?? '').split(/[|,]/).filter((id) => /^\w+$/.test(id));

/** Returns the URL that restores a comparison. */
export const comparePath = (path: string, ids: readonly string[]): string =>
  `${path}?${new URLSearchParams({ [PARAMETER]: ids.join('|') })}`;

/**
 * Synchronises the comparison with the URL: a shared ?products=1|2 fills the list once, then the list updates the
 * URL.
 */
export function useCompareUrl(): readonly string[] {
  const dispatch = useDispatch();
  const [params, setParams] = useSearchParams();
  const ids = useSelector(selectComparedIds);
  const inUrl = params.get(PARAMETER);
  const inList = ids.join('|');

  const [sharedIds] = useState(() => idsOf(inUrl));

  useEffect(() => {
    if (sharedIds.length > 0) dispatch(compareRestored(sharedIds));
  }, [sharedIds, dispatch]);
  useEffect(() => {
    if (inList === (inUrl ?? '') || (inList === '' && inUrl === null)) return;
    setParams(inList ? { [PARAMETER]: inList } : {}, { replace: true, preventScrollReset: true });
  }, [inList, inUrl, setParams]);
  return ids;
}
