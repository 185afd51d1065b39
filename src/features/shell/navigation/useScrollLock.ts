import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';

/** Duration of the scroll lock after a route change (docs/spec/01 §9). */
export const SCROLL_LOCK_MS = 600;

/**
 * Locks scrolling while smooth scrolling moves a new page to the top, so that user input does not interrupt it. The
 * computed style is read, because the dealer's own styles can enable smooth scrolling too.
 */
export function useScrollLock(): void {
  const { pathname } = useLocation();
  const isConfigured = hasFeature(useConfig(), 'smooth_scrolling');
  const previousPathname = useRef(pathname);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-smooth', isConfigured);
  }, [isConfigured]);

  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
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
