/**
 * Pairs each item with its React key: its text, with a number where the same text occurs again, such as two equal lines of an address.
 */
export function withKeys<T>(
  items: readonly T[],
  textOf: (item: T) => string = String,
): (readonly [key: string, item: T])[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return [count === 0 ? text : `${text}\n${count}`, item];
  });
}
