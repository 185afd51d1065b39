import { useMemo } from 'react';

/**
 * Milliseconds by which the server's clock is ahead of this computer's, which may be set wrongly. now: the server's time in the latest
 * response
 */
export const useClockOffset = (now: string | undefined): number =>
  useMemo(() => (now === undefined ? 0 : Date.parse(now) - Date.now()), [now]);
