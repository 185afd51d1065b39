import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/browser/lazyPart';
import { whenPageUsable } from '@/browser/scheduling';
import type Bell from './PushBell';

const PushBell = lazyPart(() => import('./PushBell'));

/** Loads the bell once the page is usable. The server does not render it, because only the browser knows whether it can be used. */
export function LazyPushBell(props: ComponentProps<typeof Bell>) {
  const [isUsable, setUsable] = useState(false);
  useEffect(() => whenPageUsable(() => setUsable(true)), []);
  return <Suspense fallback={null}>{isUsable && <PushBell {...props} />}</Suspense>;
}
