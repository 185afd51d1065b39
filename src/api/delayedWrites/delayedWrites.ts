import type { Call } from '@/api/call';
import type { CallResult } from '@/api/confirmWrite';

type Delay = (call: Call) => Promise<CallResult | undefined>;

/** Module state: null until the page is usable, and always on a kiosk, which keeps nothing of a shopper. */
let delay: Delay | null = null;

export function setDelay(next: Delay | null): void {
  delay = next;
}

/** The result of a write without a response: stored for later if it may wait, else its error. */
export const delayLostWrite = async (call: Call, failed: CallResult): Promise<CallResult> =>
  (await delay?.(call)) ?? failed;
