import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '@/api/createApi';

const EVERY_MS = 15_000;
const AGAIN_MS = 4_000;
const PATIENCE_MS = 5_000;
/** What the shell answers for a store that it can't reach (electron/scheme/answers.ts). */
const OUT_OF_REACH = 503;

/** A machine whose cable is in may still reach nobody, and what is kept on its disk answers all the same. */
async function reachesStore(): Promise<boolean> {
  const answer = await fetch('/api/rest/config', {
    method: 'HEAD',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  return answer !== null && answer.status !== OUT_OF_REACH;
}

/** False while the store can't be reached; when it can be again, what is on the screen is asked for anew. */
export function useStoreReach(): boolean {
  const dispatch = useDispatch();
  const [isReached, setReached] = useState(true);

  useEffect(() => {
    let isGone = false;
    let wasReached = true;
    let timer: ReturnType<typeof setTimeout>;
    async function look(): Promise<void> {
      const isNow = await reachesStore();
      if (isGone) return;
      if (isNow && !wasReached) dispatch(api.internalActions.onOnline());
      wasReached = isNow;
      setReached(isNow);
      timer = setTimeout(() => void look(), isNow ? EVERY_MS : AGAIN_MS);
    }
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [dispatch]);

  return isReached;
}
