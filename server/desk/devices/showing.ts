import { and, eq, inArray, lte } from 'drizzle-orm';
import type { DeviceRow } from '../../../contract/desk/devices.ts';
import { ALWAYS, isScheduled } from '../../../contract/desk/schedule.ts';
import { isTarget } from '../../../contract/desk/targets.ts';
import type { Heartbeat } from '../../../contract/kiosk.ts';
import type { BackendContext } from '../../backend/backendContext.ts';
import { kioskVideos } from '../../backend/database/schema/kiosk.ts';
import { screenMessages } from '../../backend/database/schema/playlist.ts';
import { readTimeZones } from '../../backend/locations/timeZones.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { productCards } from '../../kioskService/playlist/productCards.ts';
import { isOpenMessage } from '../../kioskService/playlist/screenMessages.ts';
import type { Screen } from '../../kioskService/playlist/screens.ts';

type Showing = NonNullable<DeviceRow['showing']>;

/** A screen with its latest report. isSilent: the report is old, so current messages and hours don't apply to it */
export interface ReportingScreen {
  screen: Screen;
  report: Heartbeat;
  isSilent: boolean;
}

/** Title and picture of clips by id. */
async function readPictures(
  backend: BackendContext,
  tenant: Tenant,
  ids: readonly string[],
): Promise<Map<string, { title: string; picture: string }>> {
  if (ids.length === 0) return new Map();
  const { language } = tenant;
  const rows = await backend.db
    .select()
    .from(kioskVideos)
    .where(inArray(kioskVideos.id, [...ids]));
  const productIds = rows.flatMap(({ productId }) => productId ?? []);
  const cards = await productCards(backend, { tenant, language }, productIds, '');
  return new Map(
    rows.map(({ id, title, poster, url, kind, productId }) => {
      const card = productId === null ? undefined : cards.get(productId);
      const picture = card?.image ?? (poster || (kind === 'video' ? '' : url));
      return [id, { title: card?.name ?? (title[language] || title.en || id), picture }];
    }),
  );
}

/** Returns a function that determines what a screen shows, after two queries for all screens. */
export async function readShowing(
  backend: BackendContext,
  tenant: Tenant,
  screens: readonly ReportingScreen[],
): Promise<(screen: ReportingScreen) => Showing> {
  const now = backend.clock();
  const timeZoneOf = await readTimeZones(backend.db, tenant);
  const ids = new Set(screens.flatMap(({ report }) => report.video_id || []));
  const pictures = await readPictures(backend, tenant, [...ids]);
  const { isEmergency, startsAt } = screenMessages;
  const emergencies = await backend.db
    .select({ targets: screenMessages.targets })
    .from(screenMessages)
    .where(and(isOpenMessage(tenant.id, now), eq(isEmergency, true), lte(startsAt, now)));
  const isDark = (screen: Screen) =>
    screen.screenOff !== null &&
    isScheduled({ ...ALWAYS, day_parts: [screen.screenOff] }, now.getTime(), timeZoneOf(screen.location));
  const kindOf = ({ screen, report, isSilent }: ReportingScreen): Showing['kind'] => {
    if (!isSilent && emergencies.some(({ targets }) => isTarget(targets, screen))) return 'emergency';
    if (!isSilent && isDark(screen)) return 'dark';
    if (!isSilent && report.last_frame_age_ms === null) return 'visit';
    if (report.mode === 'safe' || report.video_id === '') return 'builtin';
    return report.video_id === undefined ? 'unknown' : 'clip';
  };
  return (screen) => {
    const kind = kindOf(screen);
    const id = screen.report.video_id ?? '';
    const clip =
      kind === 'clip' ? (pictures.get(id) ?? { title: id, picture: '' }) : { title: '', picture: '' };
    return { kind, ...clip };
  };
}
