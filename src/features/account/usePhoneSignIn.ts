import type { ResponseOf } from '@contract/endpoint';
import { phoneSignInTicket, startPhoneSignIn } from '@contract/phoneSignIn';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { http, responseOf } from '@/api/http';
import { useIsOffered } from '@/api/missingCalls';
import {
  POLL_MS,
  useFinishPhoneSignInMutation,
  useGetPhoneSignInQuery,
  useStartPhoneSignInMutation,
} from './phoneSignInApi';

const TICKETS = '/kiosk-service/phone-sign-ins';

/** A ticket of the kiosk service; the shell adds the token to the request. 'unavailable': the service lacks the call */
async function requestTicket(): Promise<{ ticket: string } | 'unavailable' | 'failed'> {
  try {
    const { data } = await http.post<unknown>(TICKETS);
    // The page of a captive portal is not JSON.
    if (typeof data === 'string') return 'failed';
    const parsed = z.safeParse(phoneSignInTicket, data);
    return parsed.success ? parsed.data : 'unavailable';
  } catch (error) {
    return [401, 404, 405, 501].includes(responseOf(error)?.status ?? 0) ? 'unavailable' : 'failed';
  }
}

type Code = ResponseOf<typeof startPhoneSignIn>;

interface PhoneSignInView {
  /** unavailable: the backend or the kiosk service lacks the calls. ended: the code has expired or was declined */
  state: 'loading' | 'waiting' | 'declined' | 'expired' | 'failed' | 'unavailable';
  code: Code | null;
  /** Requests a new code. */
  restart: () => void;
}

/** The sign-in code of a kiosk's visit, and the sign-in once a phone has confirmed it. */
export function usePhoneSignIn(onSignedIn: () => void): PhoneSignInView {
  const isOffered = useIsOffered(startPhoneSignIn);
  const [state, setState] = useState<PhoneSignInView['state']>('loading');
  const [code, setCode] = useState<Code | null>(null);
  const [start] = useStartPhoneSignInMutation();
  const [finish] = useFinishPhoneSignInMutation();

  const restart = useCallback(async () => {
    setState('loading');
    const ticket = await requestTicket();
    if (typeof ticket === 'string') return setState(ticket);
    const { data } = await start(ticket.ticket);
    setCode(data ?? null);
    setState(data ? 'waiting' : 'failed');
  }, [start]);

  useEffect(() => void restart(), [restart]);

  const isWaiting = state === 'waiting';
  // Not `data`, which is that of the previous code until the first response arrives.
  const { currentData: data } = useGetPhoneSignInQuery(code?.path ?? '', {
    skip: !isWaiting,
    pollingInterval: POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  const react = useEffectEvent(async (status: NonNullable<typeof data>['status']) => {
    if (status === 'waiting') return;
    if (status !== 'approved') return setState(status);
    setState('loading');
    const { error } = await finish();
    if (error) setState('failed');
    else onSignedIn();
  });
  useEffect(() => {
    if (isWaiting && data) void react(data.status);
  }, [isWaiting, data]);

  return { state: isOffered ? state : 'unavailable', code, restart: () => void restart() };
}
