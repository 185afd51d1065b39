import { useEffect, useState } from 'react';
import { http } from '@/api/http';

const INTERVAL_MS = 15_000;
const RETRY_INTERVAL_MS = 4_000;
const TIMEOUT_MS = 5_000;
/** The status of the shell's own response when the backend is unreachable (electron/scheme/responses.ts). */
const UNREACHABLE_STATUS = 503;

/** HEAD is never served from the shell's cache, so the status shows the connection to the backend itself. */
async function fetchReachability(): Promise<boolean> {
  try {
    const { status, headers } = await http.head('/api/rest/config', {
      timeout: TIMEOUT_MS,
      validateStatus: null,
    });
    // The page of a captive portal does not count as the backend.
    return status !== UNREACHABLE_STATUS && !String(headers['content-type']).startsWith('text/html');
  } catch {
    return false;
  }
}

/** False while the backend is unreachable. When it becomes reachable again, triggers the same handlers as the return of the network. */
export function useIsBackendReachable(): boolean {
  const [isReachable, setReachable] = useState(true);

  useEffect(() => {
    let isUnmounted = false;
    let wasReachable = true;
    let timer: ReturnType<typeof setTimeout>;
    async function poll(): Promise<void> {
      const isReachableNow = await fetchReachability();
      if (isUnmounted) return;
      if (isReachableNow && !wasReachable) window.dispatchEvent(new Event('online'));
      wasReachable = isReachableNow;
      setReachable(isReachableNow);
      timer = setTimeout(() => void poll(), isReachableNow ? INTERVAL_MS : RETRY_INTERVAL_MS);
    }
    void poll();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, []);

  return isReachable;
}
