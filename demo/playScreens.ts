import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { heartbeat } from '../contract/kiosk.ts';
import type { BackendContext } from '../server/backend/backendContext.ts';
import { kioskHeartbeats } from '../server/backend/database/schema/kiosk.ts';
import { repeatWork } from '../server/backend/jobs/repeatWork.ts';
import { nowPlayingOf } from '../server/kioskService/playlist/nowPlaying.ts';
import { screensOf } from '../server/kioskService/playlist/screens.ts';

/** `npm run kiosk` and the journeys register the other two devices. */
const PLAYED = ['sofa-gallery-kiosk', 'bedroom-tv', 'ballard-kiosk'];
const MINUTE_MS = 60_000;
/** Sent as the version, so that the desk's list shows what these screens are. */
const VERSION = 'demo';

/** Reports each simulated screen with a clip that is currently scheduled, a minute each. A screen with a real machine is skipped. */
export async function reportScreens(backend: BackendContext): Promise<void> {
  const { db } = backend;
  const { tenants } = await backend.catalog.current();
  const now = backend.clock();
  const screens = await Promise.all(
    tenants.map(async (tenant) => (await screensOf(db, tenant)).map((screen) => ({ screen, tenant }))),
  );
  const played = screens.flat().filter(({ screen }) => PLAYED.includes(screen.id));
  for (const [at, { screen, tenant }] of played.entries()) {
    const { id: deviceId } = screen;
    const asker = { screen, tenant, language: tenant.language, origin: '', hasStream: true };
    const { videos } = await nowPlayingOf(backend, asker);
    const minute = Math.floor(now.getTime() / MINUTE_MS) + at;
    const report = z.parse(heartbeat, {
      app_version: VERSION,
      video_id: videos[minute % videos.length]?.video_id ?? '',
      last_frame_age_ms: 40,
      clock_offset_ms: 0,
      disk_free_bytes: (41 + 9 * at) * 10 ** 9,
      disk_total_bytes: 128 * 10 ** 9,
      memory_bytes: 300 * 10 ** 6,
    });
    await db
      .insert(kioskHeartbeats)
      .values({ deviceId, state: report, receivedAt: now })
      .onConflictDoUpdate({
        target: kioskHeartbeats.deviceId,
        set: { state: report, receivedAt: now },
        setWhere: eq(sql`${kioskHeartbeats.state} ->> 'app_version'`, VERSION),
      });
  }
}

/** Reports the simulated screens now and every minute, like a machine does. Returns a function that stops it. */
export async function playScreens(backend: BackendContext): Promise<() => Promise<void>> {
  await reportScreens(backend);
  return repeatWork(() => reportScreens(backend), {
    failure: 'The screens of the demo shop can not be played',
    everyMs: MINUTE_MS,
  });
}
