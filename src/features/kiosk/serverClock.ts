import { deviceStorage } from '@/lib/deviceStorage';

const STORAGE_KEY = 'kiosk-clock-offset';

function readOffset(): number {
  const stored = Number(deviceStorage.get(STORAGE_KEY));
  return Number.isFinite(stored) ? stored : 0;
}

/** Offset of the service's clock to this machine's clock in milliseconds. The last value survives a restart. */
export const clockOffsetMs = (): number => readOffset();

/** Current time by the service's clock, in milliseconds since 1970, so that a wrong machine clock does not affect validity dates. */
export const serverNow = (): number => Date.now() + readOffset();

/** Stores the offset from the Date header of a fresh response. The header has a resolution of one second, so offsets below 2 s are ignored. */
export function recordServerTime(date: string | null): void {
  const serviceTime = date ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(serviceTime)) return;
  const offset = serviceTime - Date.now();
  // The disk is full: the last offset stays.
  deviceStorage.set(STORAGE_KEY, String(Math.abs(offset) < 2_000 ? 0 : offset));
}
