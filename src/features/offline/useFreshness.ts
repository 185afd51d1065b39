import { useEffect } from 'react';
import { seenPages } from './seenStore';

/** Reports when the current page was last loaded from the shop if the shop does not respond; otherwise, or if unknown, null. */
export function useFreshness(
  pathname: string,
  isStale: boolean,
  onSeenAt: (pageSeenAt: number | null) => void,
): void {
  useEffect(() => {
    let isCurrent = true;
    const report = (pageSeenAt: number | null) => isCurrent && onSeenAt(pageSeenAt);
    if (!isStale) report(null);
    else
      seenPages()
        .then((pages) => report(pages.find(({ path }) => path === pathname)?.seenAt ?? null))
        .catch(() => report(null));
    return () => {
      isCurrent = false;
    };
  }, [pathname, isStale, onSeenAt]);
}
