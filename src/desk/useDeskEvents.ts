import type { Subject } from '@contract/desk/deskCall';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { deskApi, subjects } from './deskApi';

/** A browser opens a lost stream again, but not one that was refused: to an ended session, or by a proxy without a server. */
const RETRY_MS = 10_000;

/** Reads a subject again when the server says that it has changed, and everything after a lost connection. */
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
