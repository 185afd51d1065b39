const KEPT = 'kiosk-clock-offset';

function read(): number {
  const kept = Number(window.localStorage.getItem(KEPT));
  return Number.isFinite(kept) ? kept : 0;
}

/** How far the service's clock is ahead of this machine's, in milliseconds; what was known last, also after a restart. */
export const clockOffsetMs = (): number => read();

/** The time by the service's clock: a machine whose clock is a year off still shows what is valid today. */
export const serverNow = (): number => Date.now() + read();

/** Takes the Date header of a fresh answer. It counts whole seconds, so a smaller difference is none. */
export function noteServerTime(date: string | null): void {
  const there = date ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(there)) return;
  const offset = there - Date.now();
  window.localStorage.setItem(KEPT, String(Math.abs(offset) < 2_000 ? 0 : offset));
}
