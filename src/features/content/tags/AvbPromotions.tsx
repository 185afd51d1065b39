import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Banner,
  type BannerQuery,
  contentApi,
  useListBannersQuery,
} from '@/features/content/contentApi';
import { PromotionItem } from '@/features/content/promotions/PromotionItem';
import { carouselOptions, itemsPerDisplay, parsePositiveNumber } from '@/features/content/tagAttributes';
import type { TagModule } from '@/features/content/tagModule';
import { useCarouselTexts } from '@/features/content/useCarouselTexts';
import { Carousel } from '@/ui/Carousel';

/** Maximum number of banners, and default items per display (docs/spec/05 §1, docs/spec/06 §4). */
export const PROMOTIONS_LIMIT = 100;
export const PROMOTION_ITEMS = { xs: 1, sm: 2, md: 3, lg: 4, xl: 5 };
const none: readonly Banner[] = [];

/** Returns the banner query of the tag; null when it has neither data-banner-id nor data-type. */
function toBannerQuery(attributes: Record<string, string>): BannerQuery | null {
  const { 'data-banner-id': bannerId, 'data-type': type } = attributes;
  if (bannerId) return { bannerId };
  if (!type) return null;
  return {
    type,
    limit: Math.min(parsePositiveNumber(attributes['data-limit'], PROMOTIONS_LIMIT), PROMOTIONS_LIMIT),
    order: attributes['data-order'] || 'end_date',
    ...(attributes['data-displaymode'] ? { displaymode: attributes['data-displaymode'] } : {}),
    ...(attributes['data-category'] ? { category: attributes['data-category'] } : {}),
    ...(attributes['data-manufacturer'] ? { manufacturer: attributes['data-manufacturer'] } : {}),
  };
}

export const preload: TagModule['preload'] = async ({ attribs }, { dispatch, options }) => {
  const query = toBannerQuery(attribs);
  return query ? dispatch(contentApi.endpoints.listBanners.initiate(query, options)) : undefined;
};

/** Shows a banner by id, or the banners of a type. A failed request is logged and renders nothing (docs/spec/06 §1). */
export const Tag: TagModule['Tag'] = ({ attributes }) => {
  const { t } = useTranslation('content');
  const texts = useCarouselTexts();
  const query = toBannerQuery(attributes);
  const { data: banners = none, error } = useListBannersQuery(query ?? { bannerId: '' }, {
    skip: query === null,
  });
  useEffect(() => {
    if (error) console.error('avb-promotions: the banners could not be fetched', error);
  }, [error]);
  const isTypeMissing = query === null;
  useEffect(() => {
    if (isTypeMissing) console.warn('Missing data-type key', 'avb-promotions');
  }, [isTypeMissing]);
  if (banners.length === 0) return null;
  const options = carouselOptions(attributes);
  return (
    <Carousel
      label={attributes['aria-label'] ?? t('promotions')}
      texts={texts}
      itemsPerDisplay={itemsPerDisplay(attributes, PROMOTION_ITEMS)}
      {...options}
      // Inner arrows would cover the text of rebate cards.
      outerArrows={options.outerArrows || banners.some(({ promo_name }) => promo_name)}
    >
      {banners.map((banner) => (
        <PromotionItem key={banner.banner_id} banner={banner} />
      ))}
    </Carousel>
  );
};
