import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in the viewport or up to 400 px from it. */
export function useIsNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setInSight(entry.isIntersecting), {
      rootMargin: '400px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
