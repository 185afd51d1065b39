import { useEffect, useState } from 'react';

/**
 * True once a time of ISO 8601 has passed. A time that is absent, or past when it arrives, is never waited for: the
 * clock of the device is wrong, and whoever set the time judges by their own.
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
