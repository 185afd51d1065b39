import { useEffect, useState } from 'react';

const DELAY_MS = 300;

/** Debounces a value by 300 ms, so that the server is not queried at each key press. */
export function useDelayed(value: string): string {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}
