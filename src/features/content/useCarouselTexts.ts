import { useTranslation } from 'react-i18next';
import type { CarouselTexts } from '@/ui/Carousel';

/** The labels of a carousel, verbatim from docs/spec/05 §1. */
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
