import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import type { Database } from '../../server/backend/database/database.ts';
import {
  banners as bannerTable,
  blocks as blockTable,
  blogPosts as blogTable,
  menuItems as menuTable,
  pages as pageTable,
  promotions as promotionTable,
} from '../../server/backend/database/schema/content.ts';
import { banners } from '../content/banners.ts';
import { blocks } from '../content/blocks/blocks.ts';
import { blogPosts } from '../content/blog.ts';
import { menus } from '../content/menus.ts';
import { pages } from '../content/pages/pages.ts';
import type { TenantCode } from '../shopTypes.ts';
import { maple } from '../tenants/maple.ts';
import { tenants } from '../tenants/tenants.ts';
import { dayIn } from './dates.ts';
import { promotionsOf } from './seedOffers.ts';
import { tenantIdOf } from './seedTenants.ts';

const dayMs = 86_400_000;

/** A row for each item and tenant, with the time zone that determines the start and end of its days. */
const rowsByTenant = <T extends { tenants: readonly TenantCode[] }>(items: readonly T[]) =>
  items.flatMap((item, position) =>
    tenants
      .filter(({ code, contentOf = code }) => item.tenants.includes(contentOf))
      .map(({ code, config }) => ({
        ...item,
        tenantId: tenantIdOf(code),
        position,
        zone: config.timezoneId ?? maple.timezoneId,
      })),
  );

/** Blocks, pages, menus, banners, promotions and blog posts. Dates are relative to `now`. */
export async function seedContent(db: Pick<Database, 'execute'>, now: Date): Promise<void> {
  await bulkInsert(db, blockTable, rowsByTenant(blocks));
  await bulkInsert(db, pageTable, rowsByTenant(pages));
  await bulkInsert(db, menuTable, rowsByTenant(menus));
  await bulkInsert(
    db,
    bannerTable,
    rowsByTenant(banners).map(({ zone, ...banner }) => ({
      ...banner,
      category: banner.category ?? '',
      manufacturer: banner.manufacturer ?? '',
      startDate: dayIn(now, banner.startsInDays, zone),
      endDate: dayIn(now, banner.endsInDays, zone),
    })),
  );
  await bulkInsert(
    db,
    promotionTable,
    tenants.flatMap(({ code }) =>
      promotionsOf(code).map((promotion) => ({
        ...promotion,
        tenantId: tenantIdOf(code),
        brandLogoUrls: [...promotion.brandLogoUrls],
        startDate: dayIn(now, promotion.startsInDays, maple.timezoneId),
        endDate: dayIn(now, promotion.endsInDays, maple.timezoneId),
      })),
    ),
  );
  await bulkInsert(
    db,
    blogTable,
    tenants.flatMap(({ code, contentOf = code }) =>
      blogPosts.flatMap(({ authors, ...post }) => {
        const author = contentOf === 'payments' ? undefined : authors[contentOf];
        if (!author) return [];
        const publishedAt = new Date(now.getTime() - post.daysAgo * dayMs);
        return [{ ...post, author, tenantId: tenantIdOf(code), urlKey: post.slug, publishedAt }];
      }),
    ),
  );
}
