import * as z from 'zod/mini';
import { deviceStorage, tabStorage } from '@/browser/deviceStorage';

const KEY = 'install';
const SESSION_KEY = 'install-visit';
/** A visit ends with the tab, or after half an hour without a page view. */
const VISIT_PAUSE_MS = 30 * 60_000;
const MONTH_MS = 30 * 24 * 3_600_000;

const record = z.object({
  visits: z.number(),
  /** Pages of the current visit. */
  pages: z.number(),
  /** Milliseconds since 1970; 0 for never. */
  lastPageAt: z.number(),
  offeredAt: z.number(),
  installedAt: z.number(),
});
export type InstallRecord = z.output<typeof record>;

const nothing: InstallRecord = { visits: 0, pages: 0, lastPageAt: 0, offeredAt: 0, installedAt: 0 };

/** What this device has seen of the shop; null without storage, because the offer would be repeated endlessly. */
export function readRecord(): InstallRecord | null {
  if (!deviceStorage.isAvailable) return null;
  try {
    const parsed = z.safeParse(record, JSON.parse(deviceStorage.get(KEY) ?? 'null'));
    return parsed.success ? parsed.data : nothing;
  } catch {
    // A value that is not JSON is replaced.
    return nothing;
  }
}

export function changeRecord(change: Partial<InstallRecord>): void {
  // Without storage, nothing is offered.
  deviceStorage.set(KEY, JSON.stringify({ ...(readRecord() ?? nothing), ...change }));
}

/** Whether this tab has not opened any page yet. */
function isNewTab(): boolean {
  const isNew = tabStorage.get(SESSION_KEY) === null;
  tabStorage.set(SESSION_KEY, '1');
  return isNew;
}

/** Counts a page, and a visit if it is the first page of one. */
export function countPage(now: number): void {
  const before = readRecord();
  if (!before) return;
  const isNewVisit = isNewTab() || now - before.lastPageAt > VISIT_PAUSE_MS;
  changeRecord(
    isNewVisit
      ? { visits: before.visits + 1, pages: 1, lastPageAt: now }
      : { pages: before.pages + 1, lastPageAt: now },
  );
}

interface Situation {
  now: number;
  record: InstallRecord | null;
  path: string;
  hasWishlist: boolean;
  /** The app is already running in its own window. */
  isInstalled: boolean;
}

/**
 * Whether to offer the installation now: from the second visit, or with the first product on the wishlist, but never on the first page,
 * never in the checkout, and at most once a month.
 */
export function shouldOffer({ now, record, path, hasWishlist, isInstalled }: Situation): boolean {
  if (!record || isInstalled || record.installedAt > 0) return false;
  if (record.pages < 2 || /^\/checkout(\/|$)/.test(path)) return false;
  return (record.visits > 1 || hasWishlist) && now - record.offeredAt > MONTH_MS;
}
