import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/browser/lazyPart';
import { Skeleton } from '@/ui/Skeleton';

const LastSeenCart = lazyPart(async () => ({ default: (await import('./LastSeenCart')).LastSeenCart }));

/** A response that takes longer may never come: a network that is connected and dead. */
const SLOW_MS = 3000;

interface Props {
  /** Why the cart can't be loaded; undefined while it loads. */
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown instead of a cart that has not loaded: a placeholder at first, then the cart as this device saw it last. */
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
