import { getPushKey, type PushWatch } from '@contract/push';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useIsOffered } from '@/api/missingCalls';
import { pushAddressOf } from '@/browser/pushAddress';
import { useConfig } from '@/config/configSlice';
import { useIsKiosk } from '@/platform/PlatformContext';
import { pushApi, useGetPushKeyQuery, useReadPushWatchesQuery } from './pushApi';
import { currentSubscription, isPushSupported, subscribe } from './pushSubscription';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

interface PushView {
  /** False on a kiosk, in a browser without push, for a tenant without it, and with a backend that lacks the calls. */
  isOffered: boolean;
  watches: readonly PushWatch[];
  /** Asks for permission if necessary. Resolves to the kind of failure, if any. */
  watch: (watches: PushWatch[]) => Promise<'denied' | 'failed' | null>;
  /** Ends the given watches; all if none are given. */
  stop: (watches: PushWatch[]) => Promise<'failed' | null>;
}

/** The push messages that this browser receives. */
export function usePushWatches(): PushView {
  const dispatch = useDispatch<Dispatch>();
  const isCallOffered = useIsOffered(getPushKey);
  const { enabled } = useConfig().push;
  const isKiosk = useIsKiosk();
  const isPossible = isCallOffered && enabled && !isKiosk && isPushSupported();
  const { data: key } = useGetPushKeyQuery(undefined, { skip: !isPossible });
  const [endpoint, setEndpoint] = useState('');
  useEffect(() => {
    if (isPossible)
      void currentSubscription()
        .then((subscription) => setEndpoint(subscription?.endpoint ?? ''))
        .catch(() => {});
  }, [isPossible]);
  const { data } = useReadPushWatchesQuery(endpoint, { skip: endpoint === '' });
  const publicKey = key?.public_key ?? '';

  const watch = useCallback(
    async (watches: PushWatch[]) => {
      try {
        const subscription = await subscribe(publicKey);
        if (subscription === 'denied') return 'denied' as const;
        const body = { ...pushAddressOf(subscription), watches };
        const { error } = await dispatch(pushApi.endpoints.putPushWatches.initiate(body));
        if (error) return 'failed' as const;
        setEndpoint(subscription.endpoint);
        return null;
      } catch {
        // The browser's push service does not work.
        return 'failed' as const;
      }
    },
    [publicKey, dispatch],
  );
  const stop = useCallback(
    async (watches: PushWatch[]) => {
      const { error } = await dispatch(pushApi.endpoints.stopPushWatches.initiate({ endpoint, watches }));
      if (error) return 'failed' as const;
      if (watches.length === 0) await (await currentSubscription())?.unsubscribe();
      return null;
    },
    [endpoint, dispatch],
  );
  return { isOffered: isPossible && publicKey !== '', watches: data?.watches ?? [], watch, stop };
}
