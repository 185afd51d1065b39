import type { Subject } from '@contract/desk/deskCall';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { deskApi, subjects } from './deskApi';

/** Reads a subject again when the server says that it has changed, and everything after a lost connection. */
export function useDeskEvents(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const source = new EventSource('/desk/api/events');
    let wasLost = false;
    source.addEventListener('changed', ({ data }) => {
      dispatch(deskApi.util.invalidateTags([data as Subject]));
    });
    source.addEventListener('error', () => {
      wasLost = true;
      // An ended session answers 401, after which the browser never tries again.
      if (source.readyState === EventSource.CLOSED) dispatch(deskApi.util.invalidateTags(['session']));
    });
    source.addEventListener('open', () => {
      if (wasLost) dispatch(deskApi.util.invalidateTags([...subjects]));
      wasLost = false;
    });
    return () => source.close();
  }, [dispatch]);
}
