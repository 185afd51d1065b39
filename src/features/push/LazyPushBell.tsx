import type { PushWatch } from '@contract/push';
import { lazy, Suspense, useEffect, useState } from 'react';
import { whenPageUsable } from '@/lib/scheduling';

const PushBell = lazy(() => import('./PushBell'));

/** Loads the bell once the page is usable; the server renders none, because only the browser knows whether it can be used. */
export function LazyPushBell(props: { watches: PushWatch[]; label: string }) {
  const [isUsable, setUsable] = useState(false);
  useEffect(() => whenPageUsable(() => setUsable(true)), []);
  return <Suspense fallback={null}>{isUsable && <PushBell {...props} />}</Suspense>;
}
