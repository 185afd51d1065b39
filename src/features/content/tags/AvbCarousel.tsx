import { isTag } from 'domhandler';
import { useTranslation } from '@/config/useTranslation';
import { arrowShape } from '@/features/content/allowedValues';
import { isOn, itemsPerDisplay, numberOf, oneItem } from '@/features/content/markup';
import type { TagModule } from '@/features/content/tagModule';
import { useCarouselTexts } from '@/features/content/useCarouselTexts';
import { Carousel } from '@/ui/Carousel';
import { AUTOPLAY_MS } from '@/ui/carouselState';

/** Each element inside is one item. */
export const Tag: TagModule['Tag'] = ({ attributes, nodes, renderNodes }) => {
  const { t } = useTranslation('content');
  const texts = useCarouselTexts();
  return (
    <Carousel
      label={attributes['aria-label'] ?? t('carousel.label')}
      texts={texts}
      itemsPerDisplay={itemsPerDisplay(attributes, oneItem)}
      alwaysEqualWidthItems={isOn(attributes['data-always-equal-width-items'])}
      autoPlay={isOn(attributes['data-auto-play'])}
      autoPlayInterval={numberOf(attributes['data-auto-play-interval'], AUTOPLAY_MS)}
      noArrows={isOn(attributes['data-no-arrows'])}
      noDots={isOn(attributes['data-no-dots'])}
      noDrag={isOn(attributes['data-no-drag'])}
      outerArrows={isOn(attributes['data-outer-arrows'])}
      arrowShape={arrowShape(attributes['data-class-arrows-icon'])}
      className={attributes.class}
    >
      {nodes.filter(isTag).map((node) => renderNodes([node]))}
    </Carousel>
  );
};
