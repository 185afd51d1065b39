import type { Subject } from '@contract/desk/deskCall';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { deskApi, subjects } from './deskApi';

/** A browser reconnects a lost stream, but not one that was rejected because the session has ended, or by a proxy without a server. */
const RETRY_MS = 10_000;

/** Refetches a subject when the server announces a change, and everything after a lost connection. */
export function useDeskEvents(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    let end: () => void;
    let wasLost = false;
    const open = () => {
      const source = new EventSource('/desk/api/events');
      end = () => source.close();
      source.addEventListener('changed', ({ data }) => {
        dispatch(deskApi.util.invalidateTags([data as Subject]));
      });
      source.addEventListener('error', () => {
        wasLost = true;
        if (source.readyState !== EventSource.CLOSED) return;
        dispatch(deskApi.util.invalidateTags(['session']));
        const timer = setTimeout(open, RETRY_MS);
        end = () => clearTimeout(timer);
      });
      source.addEventListener('open', () => {
        if (wasLost) dispatch(deskApi.util.invalidateTags([...subjects]));
        wasLost = false;
      });
    };
    open();
    return () => end();
  }, [dispatch]);
}
