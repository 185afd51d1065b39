import { type Banner, contentApi, useListBannersQuery } from '@/features/content/contentApi';
import { numberOf } from '@/features/content/markup';
import { PromotionList } from '@/features/content/promotions/PromotionList';
import type { TagModule } from '@/features/content/tagModule';

/** Most banners when the element says nothing (shell specification §9). */
const LIMIT = 100;
const none: readonly Banner[] = [];

const queryOf = (attributes: Record<string, string>) => ({
  type: attributes['data-type'] ?? '',
  limit: Math.min(numberOf(attributes['data-limit'], LIMIT), LIMIT),
  order: attributes['data-order'] || 'end_date',
  ...(attributes['data-displaymode'] ? { displaymode: attributes['data-displaymode'] } : {}),
  ...(attributes['data-category'] ? { category: attributes['data-category'] } : {}),
  ...(attributes['data-manufacturer'] ? { manufacturer: attributes['data-manufacturer'] } : {}),
});

export const preload: TagModule['preload'] = async ({ attribs }, { dispatch, options }) =>
  attribs['data-type']
    ? dispatch(contentApi.endpoints.listBanners.initiate(queryOf(attribs), options))
    : undefined;

/** Banners of one type; a failed call is an empty list (shell specification §4). */
export const Tag: TagModule['Tag'] = ({ attributes }) => {
  const query = queryOf(attributes);
  const { data: banners = none } = useListBannersQuery(query, { skip: query.type === '' });
  return banners.length > 0 ? <PromotionList banners={banners} /> : null;
};
