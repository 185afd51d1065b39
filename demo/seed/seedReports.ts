import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import type { Database } from '../../server/backend/database/database.ts';
import {
  phraseDays,
  sampleRevenueDays,
  visitDays,
  vitalDays,
} from '../../server/backend/database/schema/analytics.ts';
import { addDays } from '../../server/backend/delivery/calendarDays.ts';
import { bucketOf, VITALS } from '../../server/backend/shopEvents/histogram.ts';
import { random } from '../random.ts';
import { tenants } from '../tenants/tenants.ts';
import { dayIn } from './dates.ts';
import { tenantIdOf } from './seedTenants.ts';

/** Days before the first start: two periods of a month. */
const DAYS = 60;
/** Web vitals take many rows, so only one in this many days has any. */
const VITALS_EVERY = 10;
const SAMPLES = 16;

/** Visits of an ordinary day, and the fraction that buys. */
const sources = [
  ['search', 'phone', 210, 0.006],
  ['search', 'desktop', 120, 0.014],
  ['search', 'tablet', 22, 0.009],
  ['direct', 'phone', 84, 0.008],
  ['direct', 'desktop', 76, 0.018],
  ['paid', 'phone', 96, 0.005],
  ['paid', 'desktop', 31, 0.011],
  ['social', 'phone', 58, 0.003],
  ['email', 'phone', 34, 0.015],
  ['email', 'desktop', 25, 0.022],
  ['referral', 'desktop', 14, 0.007],
  ['kiosk', 'kiosk', 47, 0.03],
] as const;

const searches = {
  en: {
    found: [
      'sofa',
      'sectional',
      'recliner',
      'refrigerator',
      'washer and dryer',
      'oak dining table',
      'queen mattress',
    ],
    empty: ['futon', 'hammock', 'pizza oven', 'waterbed', 'massage chair'],
    questions: ['is the fabric dog proof?', 'does it come with a spare key?', 'can i paint the legs?'],
  },
  fr: {
    found: ['canapé', 'sectionnel', 'matelas grand', 'laveuse', 'table en chêne', 'fauteuil inclinable'],
    empty: ['futon', 'hamac', 'four à pizza', 'lit d’eau'],
    questions: ['le tissu résiste-t-il au chat?', 'peut-on peindre les pieds?'],
  },
} as const;

/** Typical median values: LCP, INP, CLS, FCP, TTFB. */
const routes: readonly (readonly [string, ...number[]])[] = [
  ['/', 1700, 90, 0.02, 1000, 220],
  ['/category/:key', 2300, 150, 0.06, 1200, 260],
  ['/product/:key', 2000, 130, 0.03, 1100, 240],
  ['/search/:term', 2500, 170, 0.05, 1300, 310],
  ['/cart', 1500, 120, 0.01, 900, 200],
  ['/checkout', 1900, 210, 0.08, 1100, 230],
];
const slownessOf = { phone: 1.25, desktop: 0.8 } as const;

/** Weekends are busier, and days differ. */
const rhythm = [1, 0.85, 0.8, 0.85, 0.95, 1.15, 1.35];

function seedDay(tenantId: number, day: string, next: () => number, words: (typeof searches)['en' | 'fr']) {
  const busy = (rhythm[new Date(day).getUTCDay()] ?? 1) * (0.85 + 0.3 * next());
  const about = (mean: number) => Math.max(0, Math.round(mean * (0.7 + 0.6 * next())));
  const visits = sources.map(([channel, device, mean, buying]) => {
    const count = Math.max(1, about(mean * busy));
    const purchases = Math.min(count, Math.floor(count * buying + next()));
    const checkouts = Math.min(count, purchases + about(count * 0.02));
    const carts = Math.min(count, checkouts + about(count * 0.06));
    const products = Math.min(count, carts + about(count * 0.5));
    return {
      tenantId,
      day,
      channel,
      device,
      visits: count,
      pageViews: Math.round(count * (3 + next())),
      productVisits: products,
      cartVisits: carts,
      checkoutVisits: checkouts,
      purchaseVisits: purchases,
    };
  });
  const revenue = visits
    .filter(({ purchaseVisits }) => purchaseVisits > 0)
    .map(({ channel, device, purchaseVisits: orders }) => ({
      tenantId,
      day,
      channel,
      device,
      orders,
      revenue: orders * Math.round(60_000 + next() * 220_000),
    }));
  const phrase = (kind: 'search' | 'question', isEmpty: boolean, mean: number) => (text: string) => {
    const times = about(mean * busy);
    return times === 0
      ? []
      : [{ tenantId, kind, day, phrase: text, times, withoutResult: isEmpty ? times : 0 }];
  };
  const phrases = [
    ...words.found.flatMap(phrase('search', false, 9)),
    ...words.empty.flatMap(phrase('search', true, 1.4)),
    ...words.questions.flatMap(phrase('question', true, 0.8)),
  ];
  return { visits, revenue, phrases };
}

/** Samples spread around the typical value like real ones, with a long tail of slow visits. */
function seedVitals(tenantId: number, day: string, next: () => number) {
  return routes.flatMap(([route, ...middles]) =>
    VITALS.flatMap((metric, at) => {
      /** Samples by device and bucket; the empty device is all of them. */
      const counts = new Map<string, number>();
      for (const device of ['phone', 'desktop'] as const)
        for (let sample = 0; sample < SAMPLES; sample += 1) {
          const spread = (next() + next() + next() - 1.5) * 0.8;
          const bucket = bucketOf(metric, (middles[at] ?? 0) * slownessOf[device] * Math.exp(spread));
          for (const key of [`${device} ${bucket}`, ` ${bucket}`])
            counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      return [...counts].map(([key, samples]) => {
        const [device = '', bucket] = key.split(' ');
        return { tenantId, metric, day, route, device, bucket: Number(bucket), samples };
      });
    }),
  );
}

/**
 * Samples for the desk's reports of the demo shop's tenants: days before `now`, counted like real events. Their revenue has no orders, by
 * which the desk recognises samples and labels them.
 */
export async function seedReports(db: Pick<Database, 'execute'>, now: Date): Promise<void> {
  const own = tenants.filter(({ contentOf }) => contentOf === undefined);
  for (const { code, config } of own) {
    const next = random(`reports of ${code}`);
    const tenantId = tenantIdOf(code);
    const today = dayIn(now, 0, config.timezoneId ?? 'America/Toronto');
    const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at - DAYS));
    const words = searches[config.language === 'fr' ? 'fr' : 'en'];
    const seeded = days.map((day) => seedDay(tenantId, day, next, words));
    await bulkInsert(
      db,
      visitDays,
      seeded.flatMap(({ visits }) => visits),
    );
    await bulkInsert(
      db,
      sampleRevenueDays,
      seeded.flatMap(({ revenue }) => revenue),
    );
    await bulkInsert(
      db,
      phraseDays,
      seeded.flatMap(({ phrases }) => phrases),
    );
    const measured = days.filter((_, at) => (DAYS - at) % VITALS_EVERY === 1);
    await bulkInsert(
      db,
      vitalDays,
      measured.flatMap((day) => seedVitals(tenantId, day, next)),
    );
  }
}
