import { type RefCallback, type SyntheticEvent, useCallback } from 'react';
import { useTrack } from '@/api/useTrack';
import type { Banner } from '@/features/content/contentApi';
import type { TrackedPromotion } from '@/lib/tracked';

/** A banner counts as viewed once half of it is in the window. */
const VISIBLE_SHARE = 0.5;
/** Promotions that this document has already reported as viewed, because a carousel renders its banners repeatedly. */
const viewed = new Set<string>();

const promotionOf = ({ banner_id, promo_name, program_id }: Banner): TrackedPromotion => ({
  id: program_id || banner_id,
  name: promo_name || banner_id,
});

interface PromotionProps {
  'data-list': string;
  ref: RefCallback<HTMLElement>;
  onClickCapture: (event: SyntheticEvent) => void;
}

/** Whether this page shows a promotion for the first time. */
function isFirstView({ banner_id }: Banner): boolean {
  const key = `${window.location.pathname} ${banner_id}`;
  const isFirst = !viewed.has(key);
  viewed.add(key);
  return isFirst;
}

/** Attributes of a promotion's element that track views, once per page, and clicks on its links. */
export function useTrackPromotion(banner: Banner): PromotionProps {
  const track = useTrack();
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          if (isFirstView(banner)) track({ type: 'promotionViewed', promotion: promotionOf(banner) });
        },
        { threshold: VISIBLE_SHARE },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [banner, track],
  );
  const onClickCapture = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest('a, button'))
      track({ type: 'promotionSelected', promotion: promotionOf(banner) });
  };
  return { 'data-list': `promotion ${banner.banner_id}`, ref, onClickCapture };
}
