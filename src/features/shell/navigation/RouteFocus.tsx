import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LiveRegion } from '@/ui/LiveRegion';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';

/** Id of the main element, the target of the skip link. */
export const MAIN_ID = 'main';

/** Calls back with the title of a page that is still loading, once it has one. Returns a cleanup. */
function onceTitled(onTitle: (title: string) => void): () => void {
  const observer = new MutationObserver(() => {
    if (document.title === '') return;
    observer.disconnect();
    onTitle(document.title);
  });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

/**
 * After a route change, moves focus to the page's heading, or to main while the heading loads, and announces the title as soon as there is
 * one, like a browser after a full load. For the first page, the browser does that.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const previousPathname = useRef(pathname);
  const [title, setTitle] = useState('');
  useFocusAfterRemoval();

  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    const main = document.getElementById(MAIN_ID);
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    setTitle(document.title);
    return document.title === '' ? onceTitled(setTitle) : undefined;
  }, [pathname]);

  return <LiveRegion message={title} />;
}
