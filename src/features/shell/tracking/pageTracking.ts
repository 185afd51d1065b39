import { pageAt } from '@contract/pages';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTrack } from '@/api/useTrack';
import { phoneClicked } from '@/lib/tracked';

/** Tracks each page view, including the first. A change of the query, such as a filter or variant, is not a page view. */
export function useTrackPageViews(): void {
  const { pathname } = useLocation();
  const track = useTrack();
  const view = useEffectEvent((path: string) =>
    track({ type: 'pageViewed', path, title: document.title, route: pageAt(path).path }),
  );
  // A layout effect runs before the effects of the page's content, whose events must follow the page view.
  useLayoutEffect(() => view(pathname), [pathname]);
}

/** Tracks every click on a phone link of the page (docs/spec/05 §4, Links). */
export function useTrackPhoneClicks(): void {
  const track = useTrack();
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="tel:" i]') : null;
      if (link) track(phoneClicked(link.getAttribute('href') ?? ''));
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [track]);
}
