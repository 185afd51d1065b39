import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';

/** How long a page stays put after a change of route (shell specification §9). */
export const SCROLL_LOCK_MS = 600;

/**
 * With smooth scrolling, the way to the top of a new page takes time: until it is done the page cannot be scrolled, so
 * that neither fights the other. Also where the dealer's own styles switch smooth scrolling on.
 */
export function useScrollLock(): void {
  const { pathname } = useLocation();
  const isConfigured = hasFeature(useConfig(), 'smooth_scrolling');
  const shown = useRef(pathname);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-smooth', isConfigured);
  }, [isConfigured]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const page = document.documentElement;
    if (getComputedStyle(page).scrollBehavior !== 'smooth') return;
    page.toggleAttribute('data-scroll-locked', true);
    const release = () => void page.removeAttribute('data-scroll-locked');
    const timer = window.setTimeout(release, SCROLL_LOCK_MS);
    return () => {
      window.clearTimeout(timer);
      release();
    };
  }, [pathname]);
}
