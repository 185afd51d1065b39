const NEIGHBOURS = 1;

/** Page numbers to link: the first, the last, the current page and its neighbours; null marks a gap. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const linked = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (at) => at === 1 || at === pageCount || Math.abs(at - page) <= NEIGHBOURS,
  );
  return linked.flatMap((at, index) => {
    const gap = at - (linked[index - 1] ?? 0);
    if (gap === 2) return [at - 1, at];
    return gap > 2 ? [null, at] : [at];
  });
}
