import { useEffect } from 'react';
import { useTranslation } from '@/config/useTranslation';
import {
  type Banner,
  type BannerQuery,
  contentApi,
  useListBannersQuery,
} from '@/features/content/contentApi';
import { isOn, itemsPerDisplay, numberOf } from '@/features/content/markup';
import { PromotionItem } from '@/features/content/promotions/PromotionItem';
import type { TagModule } from '@/features/content/tagModule';
import { useCarouselTexts } from '@/features/content/useCarouselTexts';
import { Carousel } from '@/ui/Carousel';

/** Most banners when the element says nothing, and how many show at once (shell specification §9). */
export const PROMOTIONS_LIMIT = 100;
export const PROMOTION_ITEMS = { xs: 1, sm: 2, md: 3, lg: 4, xl: 5 };
const none: readonly Banner[] = [];

/** What the element asks for; null when it names neither a banner nor a type. */
function queryOf(attributes: Record<string, string>): BannerQuery | null {
  const { 'data-banner-id': bannerId, 'data-type': type } = attributes;
  if (bannerId) return { bannerId };
  if (!type) return null;
  return {
    type,
    limit: Math.min(numberOf(attributes['data-limit'], PROMOTIONS_LIMIT), PROMOTIONS_LIMIT),
    order: attributes['data-order'] || 'end_date',
    ...(attributes['data-displaymode'] ? { displaymode: attributes['data-displaymode'] } : {}),
    ...(attributes['data-category'] ? { category: attributes['data-category'] } : {}),
    ...(attributes['data-manufacturer'] ? { manufacturer: attributes['data-manufacturer'] } : {}),
  };
}

export const preload: TagModule['preload'] = async ({ attribs }, { dispatch, options }) => {
  const query = queryOf(attribs);
  return query ? dispatch(contentApi.endpoints.listBanners.initiate(query, options)) : undefined;
};

/** One banner by its id, or those of a type; a failed call is logged and an empty list (shell specification §4). */
export const Tag: TagModule['Tag'] = ({ attributes }) => {
  const { t } = useTranslation('content');
  const texts = useCarouselTexts();
  const query = queryOf(attributes);
  const { data: banners = none, error } = useListBannersQuery(query ?? { bannerId: '' }, {
    skip: query === null,
  });
  useEffect(() => {
    if (error) console.error('avb-promotions: the banners could not be fetched', error);
  }, [error]);
  if (banners.length === 0) return null;
  return (
    <Carousel
      label={attributes['aria-label'] ?? t('promotions')}
      texts={texts}
      itemsPerDisplay={itemsPerDisplay(attributes, PROMOTION_ITEMS)}
      // Arrows on a card would cover its words.
      outerArrows={banners.some(({ promo_name }) => promo_name)}
      autoPlay={isOn(attributes['data-auto-play'])}
    >
      {banners.map((banner) => (
        <PromotionItem key={banner.banner_id} banner={banner} />
      ))}
    </Carousel>
  );
};
