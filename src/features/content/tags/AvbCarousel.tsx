import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { arrowShape, invalidArrowsIcon } from '@/features/content/allowedValues';
import { isElement } from '@/features/content/contentNodes';
import {
  itemsPerDisplay,
  oneItem,
  parseBoolean,
  parsePositiveNumber,
} from '@/features/content/tagAttributes';
import type { TagModule } from '@/features/content/tagModule';
import { useCarouselTexts } from '@/features/content/useCarouselTexts';
import { Carousel } from '@/ui/Carousel';
import { AUTOPLAY_MS } from '@/ui/useCarousel';

/** A carousel with one item for each child element. */
export const Tag: TagModule['Tag'] = ({ attributes, nodes, renderNodes }) => {
  const { t } = useTranslation('content');
  const texts = useCarouselTexts();
  const icon = attributes['data-class-arrows-icon'];
  useEffect(() => {
    for (const message of invalidArrowsIcon(icon)) console.warn(message);
  }, [icon]);
  return (
    <Carousel
      label={attributes['aria-label'] ?? t('carousel.label')}
      texts={texts}
      itemsPerDisplay={itemsPerDisplay(attributes, oneItem)}
      alwaysEqualWidthItems={parseBoolean(attributes['data-always-equal-width-items'])}
      autoPlay={parseBoolean(attributes['data-auto-play'])}
      autoPlayInterval={parsePositiveNumber(attributes['data-auto-play-interval'], AUTOPLAY_MS)}
      noArrows={parseBoolean(attributes['data-no-arrows'])}
      noDots={parseBoolean(attributes['data-no-dots'])}
      noDrag={parseBoolean(attributes['data-no-drag'])}
      outerArrows={parseBoolean(attributes['data-outer-arrows'])}
      arrowShape={arrowShape(icon)}
      className={attributes.class}
    >
      {nodes.filter(isElement).map((node) => renderNodes([node]))}
    </Carousel>
  );
};
