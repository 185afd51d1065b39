import { useCallback } from 'react';
import type { TrackedEvent } from '@/lib/tracked';
import type { Services } from './call';
import { useThunkDispatch } from './uncachedRequest';

/** Reports a shopper's action to analytics; does nothing on the server, which has no tracker. */
export const trackEvent =
  (event: TrackedEvent) =>
  (_dispatch: unknown, _getState: unknown, { tracker }: Services): void =>
    tracker?.track(event);

/** Returns a function that tracks an event, for effects and handlers of a component. */
export function useTrack(): (event: TrackedEvent) => void {
  const dispatch = useThunkDispatch();
  return useCallback((event) => dispatch(trackEvent(event)), [dispatch]);
}
