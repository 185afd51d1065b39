import { useEffect, useState } from 'react';

const DELAY_MS = 300;

/** The value as it was when nothing had been typed for 300 ms, so that the server is not asked at each key. */
export function useDelayed(value: string): string {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}
