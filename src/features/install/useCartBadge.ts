import { useEffect } from 'react';

/** Not available in every browser, and only effective for an installed app. */
interface WithBadge {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Shows the number of products in the cart on the icon of the installed app. null: not loaded yet */
export function useCartBadge(count: number | null): void {
  useEffect(() => {
    if (count === null) return;
    const device: WithBadge = navigator;
    const change = count > 0 ? device.setAppBadge?.(count) : device.clearAppBadge?.();
    // A browser may reject it for a page that is not installed.
    change?.catch(() => undefined);
  }, [count]);
}
