import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { track } from '@/lib/track';

/** Counts each page shown, the first one too; another filter or variant of a page is no other page. */
export function useTrackedPages(): void {
  const { pathname } = useLocation();
  // Before the effects of what stands on the page, which is counted after it.
  useLayoutEffect(() => track({ type: 'pageViewed', path: pathname, title: document.title }), [pathname]);
}
