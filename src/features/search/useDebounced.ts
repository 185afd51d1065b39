import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for the given milliseconds. */
export function useDebounced<T>(value: T, ms: number): T {
  const [debounced, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
