import { type RefObject, useEffect, useState } from 'react';

/** Pixels by which the layout may differ from a reported width: browsers use units of 1/64 px, Firefox 1/60 px. */
const LAYOUT_UNIT = 1 / 60;

/**
 * Returns how many items of these widths fit into a row; Infinity if all of them do. Otherwise the More button follows the last one and
 * must fit too.
 */
export function fittingCount(
  rowWidth: number,
  itemWidths: readonly number[],
  moreWidth: number,
  gap: number,
): number {
  const fits = (widths: readonly number[]) => {
    const gaps = Math.max(0, widths.length - 1);
    const length = widths.reduce((sum, width) => sum + width, gap * gaps);
    return length <= rowWidth + (widths.length + gaps) * LAYOUT_UNIT;
  };
  if (fits(itemWidths)) return Number.POSITIVE_INFINITY;
  const firstOverflowing = itemWidths.findIndex(
    (_, index) => !fits([...itemWidths.slice(0, index + 1), moreWidth]),
  );
  return Math.max(0, firstOverflowing);
}

/**
 * Returns how many items of a row are visible, and measures again whenever the width of the row, of an item or of the
 * More button changes: by the window, the font or the text size. Infinity before the first measurement, as on the server.
 *
 * The result depends on widths alone and not on where the items stand at the moment, so that two measurements in
 * one frame never contradict each other. Within a ResizeObserver's callback the layout is up to date, so reading it
 * costs nothing. row: its last child is the More button while items overflow. items: the row's data, in order.
 */
export function useVisibleItemCount(row: RefObject<HTMLElement | null>, items: readonly unknown[]): number {
  const [visibleCount, setVisibleCount] = useState(Number.POSITIVE_INFINITY);
  const hasMore = visibleCount < items.length;
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const children = [...list.children];
    const measure = () => {
      // Including the fraction: clientWidth is rounded, and half a pixel less than the items would be an overflow.
      const rowWidth = list.getBoundingClientRect().width;
      // A header that is hidden at this width keeps its last count.
      if (rowWidth === 0) return;
      const widths = children.map((child) => child.getBoundingClientRect().width);
      const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
      const moreWidth = hasMore ? (widths.at(-1) ?? 0) : 0;
      setVisibleCount(fittingCount(rowWidth, widths.slice(0, items.length), moreWidth, gap));
    };
    const observer = new ResizeObserver(measure);
    for (const element of [list, ...children]) observer.observe(element);
    return () => observer.disconnect();
  }, [row, items, hasMore]);
  return visibleCount;
}
