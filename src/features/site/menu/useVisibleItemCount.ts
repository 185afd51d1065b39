import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns how many items fit into the first line of a row that is clipped after it; Infinity before the first
 * measurement, as on the server. When items overflow, the row also holds the More button, which must fit too. An
 * IntersectionObserver reports changes of width, text size and font. items: the row's data; a new array is measured anew.
 */
export function useVisibleItemCount(row: RefObject<HTMLElement | null>, items: readonly unknown[]): number {
  const [visibleCount, setVisibleCount] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const elements = items.length > 0 ? [...(row.current?.children ?? [])] : [];
    const isInLine = new Map<Element, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) isInLine.set(target, intersectionRatio > 0.5);
        const first = elements.findIndex((element) => isInLine.get(element) === false);
        const count = first >= visibleCount ? first - 1 : first;
        setVisibleCount(first === -1 ? Number.POSITIVE_INFINITY : Math.max(0, count));
      },
      { root: row.current, threshold: 0.5 },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [row, items, visibleCount]);
  return visibleCount;
}
