import { useEffect } from 'react';
import { trackCall } from '@/lib/track';

/** Counts every press on a phone number, wherever it stands (shell specification §2, Links). */
export function useTrackedCalls(): void {
  useEffect(() => {
    const hear = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="tel:" i]') : null;
      if (link) trackCall(link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', hear);
    return () => document.removeEventListener('click', hear);
  }, []);
}
