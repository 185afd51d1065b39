/** The first index below `count` at which a condition no longer holds, by binary search; `count` if it holds everywhere. */
export function firstNot(count: number, holdsAt: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holdsAt(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
