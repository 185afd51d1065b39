import { type RefObject, useEffect, useState } from 'react';

/**
 * How many items of a row that is cut after its first line stand in that line; all of them until it was looked at, as on
 * the server. When that is fewer, the row holds one thing more in the place of the first that is left out, and it has to
 * fit as well. The browser itself tells when room changes: by width, text size or font.
 * of: what the items are made from, so that others are looked at again.
 */
export function useFittingItems(row: RefObject<HTMLElement | null>, of: readonly unknown[]): number {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const places = of.length > 0 ? [...(row.current?.children ?? [])] : [];
    const isInLine = new Map<Element, boolean>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) isInLine.set(target, intersectionRatio > 0.5);
        const first = places.findIndex((place) => isInLine.get(place) === false);
        const items = first >= fitting ? first - 1 : first;
        setFitting(first === -1 ? Number.POSITIVE_INFINITY : Math.max(0, items));
      },
      { root: row.current, threshold: 0.5 },
    );
    for (const place of places) watch.observe(place);
    return () => watch.disconnect();
  }, [row, of, fitting]);
  return fitting;
}
