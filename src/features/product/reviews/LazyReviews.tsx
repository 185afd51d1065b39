import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '@/ui/Skeleton';

const Reviews = lazy(async () => ({ default: (await import('./Reviews')).Reviews }));

/** Loads code and data of the reviews when they come near the viewport. */
export function LazyReviews({ id }: { id: string }) {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '800px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  const waiting = <Skeleton height="20rem" />;
  return (
    <div ref={element}>
      {isNear ? <Suspense fallback={waiting}>{<Reviews id={id} />}</Suspense> : waiting}
    </div>
  );
}
