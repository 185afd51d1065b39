import { useEffect } from 'react';
import { trackPhoneClick } from '@/lib/track';

/** Tracks every click on a phone link of the page (docs/spec/05 §4, Links). */
export function useTrackPhoneClicks(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="tel:" i]') : null;
      if (link) trackPhoneClick(link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
