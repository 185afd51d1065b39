import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '@/ui/Skeleton';

const Reviews = lazy(async () => ({ default: (await import('./reviews/Reviews')).Reviews }));

/** Reviews are far down: code and data come when a shopper gets near. */
export function LazyReviews({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '800px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const waiting = <Skeleton height="20rem" />;
  return (
    <div ref={place}>{isNear ? <Suspense fallback={waiting}>{<Reviews id={id} />}</Suspense> : waiting}</div>
  );
}
