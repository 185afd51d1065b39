import { type RefObject, useEffect, useState } from 'react';

/** True once an element has come near the viewport, so that its code and data load only when they are likely to be seen. */
export function useNearViewport(element: RefObject<Element | null>, rootMargin = '800px'): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin]);
  return isNear;
}
