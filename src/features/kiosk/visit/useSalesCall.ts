import { SALES_CALL_PATH, type SalesCallAnswer, salesCallAnswer } from '@contract/kiosk';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { http, responseOf } from '@/api/http';

const POLL_MS = 2_000;
const RETRY_MS = 30_000;

export interface CalledFor {
  product_id: string;
  product_name: string;
  path: string;
}

type Answer = SalesCallAnswer | 'unavailable' | 'failed';

/** Sends a call of the service. 'unavailable': the service lacks the call, or this device may not use it */
async function send(method: 'GET' | 'POST' | 'DELETE', body?: CalledFor): Promise<Answer> {
  try {
    const response = await http.request<unknown>({ method, url: SALES_CALL_PATH, data: body });
    // The page of a captive portal is not JSON.
    if (typeof response.data === 'string') return 'failed';
    const parsed = z.safeParse(salesCallAnswer, response.data);
    return parsed.success ? parsed.data : 'unavailable';
  } catch (error) {
    return [404, 405, 501].includes(responseOf(error)?.status ?? 0) ? 'unavailable' : 'failed';
  }
}

export interface SalesCallView {
  /** hidden: calls are not available here. missed: it rang for five minutes, or the service can't be reached */
  state: 'hidden' | 'idle' | 'ringing' | 'accepted' | 'missed';
  /** Start of ringing, by performance.now(). */
  ringingSince: number;
  acceptedBy: string;
  call: (product: CalledFor) => Promise<void>;
  cancel: () => Promise<void>;
}

/** This visit's call for a salesperson. The shell ends it together with the visit (electron/windows/visitView.ts). */
export function useSalesCall(): SalesCallView {
  const [state, setState] = useState<SalesCallView['state']>('hidden');
  const [ringingSince, setRingingSince] = useState(0);
  const [acceptedBy, setAcceptedBy] = useState('');
  /** A response that arrives after the shopper has pressed again is outdated. */
  const latest = useRef(0);

  const show = useCallback((answer: Answer, isOwnEnd: boolean) => {
    if (answer === 'unavailable') return setState('hidden');
    // The next poll tries again.
    if (answer === 'failed') return;
    if (answer.status === 'ringing') setRingingSince(performance.now() - answer.seconds * 1000);
    setAcceptedBy(answer.accepted_by);
    setState((before) => {
      if (answer.status !== 'ended') return answer.status;
      return before === 'ringing' && !isOwnEnd ? 'missed' : before === 'missed' ? before : 'idle';
    });
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      const answer = await send('GET');
      if (isOver) return;
      show(answer, false);
      if (answer === 'failed') timer = setTimeout(() => void look(), RETRY_MS);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [show]);

  const isOpen = state === 'ringing' || state === 'accepted';
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(async () => {
      const { current } = latest;
      const answer = await send('GET');
      if (latest.current === current) show(answer, false);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isOpen, show]);

  const call = async (product: CalledFor) => {
    latest.current += 1;
    const answer = await send('POST', product);
    if (answer === 'failed') setState('missed');
    else show(answer, false);
  };
  const cancel = async () => {
    latest.current += 1;
    setState('idle');
    await send('DELETE');
  };
  return { state, ringingSince, acceptedBy, call, cancel };
}
