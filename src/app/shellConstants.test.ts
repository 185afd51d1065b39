import { tenantConfig } from '@contract/config';
import { listPromoBanners } from '@contract/content';
import { productItems } from '@contract/displayFeatures';
import { productFlag } from '@contract/productParts';
import { supportedLocales } from '@contract/webLocale';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { JUMP_OFFSET } from '@/browser/scrollToAnchor';
import { DATA_DAYS } from '@/browser/workerCaches';
import * as monitoring from '@/features/analytics/monitoring/batch';
import { oneItem } from '@/features/content/tagAttributes';
import { PRODUCTS_LIMIT } from '@/features/content/tags/AltaProductDisplay';
import { PROMOTION_ITEMS, PROMOTIONS_LIMIT } from '@/features/content/tags/AvbPromotions';
import { SCROLL_LOCK_MS } from '@/features/shell/navigation/useScrollLock';
import { DEFAULT_TIME_ZONE, parseDate } from '@/lib/dates';
import { PHONE_CLICK_VALUE } from '@/lib/tracked';
import { DEVICE_SIZES, IMAGE_SIZES } from '@/ui/pictureSources';
import * as carousel from '@/ui/useCarousel';
import { HOUR_MS } from './i18n/textBackends';

const [html = ''] = Object.values(
  import.meta.glob<string>('/index.html', { query: '?raw', import: 'default', eager: true }),
);
const defaults = z.parse(tenantConfig, {});

/** docs/spec/01 §9, docs/spec/05 §1, docs/spec/18 §5, docs/spec/19 §3, constant by constant; the test beside each constant shows its effect. */
it.each<[string, unknown, unknown]>([
  ['locales', supportedLocales, ['en', 'fr', 'en-US', 'en-CA', 'fr-CA']],
  ['locale of a configuration that names none', defaults.locale, 'en_US'],
  ['items of a product carousel', productItems, { xs: 1, sm: 2, md: 2, lg: 3, xl: 4 }],
  ['items of promotions', PROMOTION_ITEMS, { xs: 1, sm: 2, md: 3, lg: 4, xl: 5 }],
  ['items of any other carousel', oneItem, { xs: 1, sm: 1, md: 1, lg: 1, xl: 1 }],
  ['autoplay interval', carousel.AUTOPLAY_MS, 5000],
  ['swipe threshold', carousel.SWIPE_PX, 100],
  ['transition', carousel.TRANSITION_MS, 500],
  ['resize debounce', carousel.RESIZE_DEBOUNCE_MS, 500],
  ['limit of a product carousel', PRODUCTS_LIMIT, 18],
  ['promotions of the element', PROMOTIONS_LIMIT, 100],
  [
    'promotions of the call',
    listPromoBanners.query && z.parse(listPromoBanners.query, {}),
    { limit: 12, order: 'end_date' },
  ],
  ['device sizes', DEVICE_SIZES, [640, 750, 828, 1080, 1200, 1920, 2048, 3840]],
  ['image sizes', IMAGE_SIZES, [16, 32, 48, 64, 96, 128, 256, 384]],
  ['breakpoints', Object.fromEntries(carousel.MIN_WIDTHS), { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1600 }],
  ['page-jump offset', JUMP_OFFSET, 200],
  ['scroll lock', SCROLL_LOCK_MS, 600],
  ['scale of the viewport', /maximum-scale=(\d+)/.exec(html)?.[1], '3'],
  ['translation cache', HOUR_MS, 60 * 60 * 1000],
  ['local cache', DATA_DAYS, 7],
  ['monitoring batch', monitoring.BATCH_SIZE, 10],
  ['monitoring timeout', monitoring.BATCH_TIMEOUT_MS, 10_000],
  ['monitoring body cap', monitoring.BODY_CAP, 5000],
  ['monitoring text cap', monitoring.TEXT_CAP, 10_000],
  ['time zone of dates', DEFAULT_TIME_ZONE, 'America/Los_Angeles'],
  ['time zone of a configuration that names none', defaults.timezoneId, 'America/Los_Angeles'],
  ['shift of a date alone', parseDate('2026-11-21')?.toISOString(), '2026-11-21T07:00:00.000Z'],
  ['value of a call', PHONE_CLICK_VALUE, 600],
  ['first flag', z.safeParse(productFlag, { position: 1 }).success, true],
  ['last flag', z.safeParse(productFlag, { position: 8 }).success, true],
  ['flag beyond the last', z.safeParse(productFlag, { position: 9 }).success, false],
])('%s', (_, is, shouldBe) => expect(is).toEqual(shouldBe));
