import { Suspense, useRef } from 'react';
import { lazyPart } from '@/browser/lazyPart';
import { Skeleton } from '@/ui/Skeleton';
import { useNearViewport } from '@/ui/useNearViewport';

const Reviews = lazyPart(async () => ({ default: (await import('./Reviews')).Reviews }));

/** Loads code and data of the reviews when they come near the viewport. */
export function LazyReviews({ id }: { id: string }) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(element);
  const waiting = <Skeleton height="20rem" />;
  return (
    <div ref={element}>
      {isNear ? <Suspense fallback={waiting}>{<Reviews id={id} />}</Suspense> : waiting}
    </div>
  );
}
