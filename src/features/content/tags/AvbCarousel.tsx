import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { arrowShape, INVALID_ARROWS_ICON, isArrowsIcon } from '@/features/content/allowedValues';
import { isElement } from '@/features/content/contentNodes';
import { carouselOptions, itemsPerDisplay, oneItem } from '@/features/content/tagAttributes';
import type { TagModule } from '@/features/content/tagModule';
import { useCarouselTexts } from '@/features/content/useCarouselTexts';
import { Carousel } from '@/ui/Carousel';

/** A carousel with one item for each child element. */
export const Tag: TagModule['Tag'] = ({ attributes, nodes, renderNodes }) => {
  const { t } = useTranslation('content');
  const texts = useCarouselTexts();
  const icon = attributes['data-class-arrows-icon'];
  useEffect(() => {
    if (icon !== undefined && !isArrowsIcon(icon)) console.error(INVALID_ARROWS_ICON, icon);
  }, [icon]);
  return (
    <Carousel
      label={attributes['aria-label'] ?? t('carousel.label')}
      texts={texts}
      itemsPerDisplay={itemsPerDisplay(attributes, oneItem)}
      {...carouselOptions(attributes)}
      arrowShape={arrowShape(icon)}
      className={attributes.class}
    >
      {renderNodes(nodes.filter(isElement))}
    </Carousel>
  );
};
