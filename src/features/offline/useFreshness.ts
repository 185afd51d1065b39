import { useEffect, useSyncExternalStore } from 'react';
import { isShopSilent, onShopSilence } from '@/api/connection';
import { seenPages } from './seenStore';

/** Reports whether the shop responds, and when the current page was last loaded from it (null: never). */
export function useFreshness(
  pathname: string,
  isOnline: boolean,
  onFreshness: (freshness: { isShopSilent: boolean; pageSeenAt: number | null }) => void,
): void {
  const isSilent = useSyncExternalStore(onShopSilence, isShopSilent, () => false);
  const isStale = isSilent || !isOnline;
  useEffect(() => {
    let isCurrent = true;
    const report = (pageSeenAt: number | null) =>
      isCurrent && onFreshness({ isShopSilent: isSilent, pageSeenAt });
    if (!isStale) report(null);
    else
      seenPages()
        .then((pages) => report(pages.find(({ path }) => path === pathname)?.seenAt ?? null))
        .catch(() => report(null));
    return () => {
      isCurrent = false;
    };
  }, [pathname, isStale, isSilent, onFreshness]);
}
