import { useEffect, useState } from 'react';

/**
 * True once an ISO 8601 time has passed. A time that is missing, or already past on arrival, never counts as passed: the device's clock is
 * wrong then, and whoever set the time judges by another clock.
 */
export function useIsPast(time: string | undefined): boolean {
  const [past, setPast] = useState<string | null>(null);
  useEffect(() => {
    const left = Date.parse(time ?? '') - Date.now();
    if (!time || !(left > 0)) return;
    const timer = setTimeout(() => setPast(time), left);
    return () => clearTimeout(timer);
  }, [time]);
  return past !== null && past === time;
}
