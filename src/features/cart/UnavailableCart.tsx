import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/browser/lazyPart';
import { Skeleton } from '@/ui/Skeleton';

const LastSeenCart = lazyPart(async () => ({ default: (await import('./LastSeenCart')).LastSeenCart }));

/** A slower response may never arrive, because the network is connected but not working. */
const SLOW_MS = 3000;

interface Props {
  /** Why the cart can't be loaded; undefined while it loads. */
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown instead of a cart that has not loaded: first a placeholder, then the last cart seen on this device. */
export function UnavailableCart(props: Props) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  const placeholder = <Skeleton height="12rem" />;
  if (props.error === undefined && !isSlow) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <LastSeenCart {...props} />
    </Suspense>
  );
}
