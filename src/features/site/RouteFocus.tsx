import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LiveRegion } from '@/ui/LiveRegion';

/** The page's own element: the skip link's target. */
export const MAIN_ID = 'main';

/**
 * After a change of page, focus goes to its heading (to the page itself while that is on its way) and its title is
 * read out, as a browser does for a page that it loads whole. The first page is the browser's.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById(MAIN_ID);
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);

  return <LiveRegion message={title} />;
}
