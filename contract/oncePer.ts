/** Memoises a function by its object argument, in a WeakMap. */
export function oncePer<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const { result } = results.get(key) ?? { result: compute(key) };
    results.set(key, { result });
    return result;
  };
}
