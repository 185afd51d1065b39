import { type RefObject, useEffect, useState } from 'react';

/** Whether a place is on the screen or a little below it. */
export function useIsInSight(place: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([entry]) => entry && setInSight(entry.isIntersecting), {
      rootMargin: '400px 0px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return isInSight;
}
