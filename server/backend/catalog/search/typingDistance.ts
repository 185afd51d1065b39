/**
 * Returns the number of typing errors between two words: a missing, extra, wrong or swapped letter (optimal string
 * alignment).
 */
export function typingDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const one = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(isSwap ? Math.min(one, (before[j - 2] ?? 0) + 1) : one);
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? 0;
}
