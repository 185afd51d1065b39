import { useTranslation } from '@/config/useTranslation';
import type { CarouselTexts } from '@/ui/Carousel';

/** A carousel's labels, to the letter of shell specification §8. */
export function useCarouselTexts(): CarouselTexts {
  const { t } = useTranslation('content');
  return {
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    page: (page) => t('carousel.page', { n: page }),
    empty: t('carousel.empty'),
    pause: t('carousel.pause'),
    play: t('carousel.play'),
  };
}
