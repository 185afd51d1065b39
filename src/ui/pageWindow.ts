const NEIGHBOURS = 1;

/** Page numbers worth a link, first and last among them; null stands for those left out. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (at) => at === 1 || at === pageCount || Math.abs(at - page) <= NEIGHBOURS,
  );
  return shown.flatMap((at, index) => {
    const gap = at - (shown[index - 1] ?? 0);
    if (gap === 2) return [at - 1, at];
    return gap > 2 ? [null, at] : [at];
  });
}
