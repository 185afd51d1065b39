import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { track } from '@/lib/track';

/** Tracks each page view, including the first. A change of the query, such as a filter or variant, is not a page view. */
export function useTrackPageViews(): void {
  const { pathname } = useLocation();
  // A layout effect runs before the effects of the page's content, whose events must follow the page view.
  useLayoutEffect(() => track({ type: 'pageViewed', path: pathname, title: document.title }), [pathname]);
}
