import { eq, inArray, sql } from 'drizzle-orm';
import {
  changeDevice,
  changeDevices,
  findScreen,
  getDevice,
  listDevices,
  registerScreen,
  revokeDevice,
} from '../../../contract/desk/devices.ts';
import { notFound } from '../../backend/apiError.ts';
import { kioskDevices } from '../../backend/database/schema/kiosk.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { nowPlayingOf } from '../../kioskService/playlist/nowPlaying.ts';
import { screenWithTenant } from '../../kioskService/playlist/screens.ts';
import { type DeskOptions, deskRoute } from '../deskRoute.ts';
import { readDevice, readDevices, readLocations } from '../devices/deviceRows.ts';
import { findOwnDevice, findOwnDevices, requireLocation } from '../devices/ownDevices.ts';
import { registerScreenByCode, requirePairing } from '../devices/registerScreen.ts';

const missing = () => notFound('There is no such device.');
const unique = (tags: readonly string[]) => [...new Set(tags)].sort();

/** Devices: state, registration, names and groups. */
export const deviceRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, listDevices, async ({ db, tenant, now }) => ({
    devices: await readDevices(db, tenant, now),
    locations: await readLocations(db, tenant),
    now: now.toISOString(),
  })),

  deskRoute(options, getDevice, async ({ backend, db, tenant, now }, { params }) => {
    const details = await readDevice(db, tenant, params.id, now);
    const found = await screenWithTenant(db, [tenant], params.id);
    if (!details || !found) throw missing();
    const { videos } = await nowPlayingOf(backend, {
      ...found,
      language: tenant.language,
      origin: '',
      hasStream: true,
    });
    return { ...details, playlist: videos.map(({ video_id, title }) => ({ video_id, title })) };
  }),

  deskRoute(options, changeDevice, async ({ db, tenant, record }, { params, body }) => {
    const device = await findOwnDevice(db, tenant, params.id);
    if (!device) throw missing();
    if (body.store_id !== device.storeId) await requireLocation(db, tenant, body.store_id);
    const { store_id: storeId, tags, ...values } = body;
    await db
      .update(kioskDevices)
      .set({ ...values, storeId, tags: unique(tags) })
      .where(eq(kioskDevices.id, device.id));
    record(device.name, { id: device.id, ...body });
    return { success: true };
  }),

  deskRoute(options, changeDevices, async ({ db, tenant, record }, { body }) => {
    const { ids, store_id: storeId, group, add_tags: added = [], remove_tags: removed = [] } = body;
    if (storeId !== undefined) await requireLocation(db, tenant, storeId);
    const devices = await findOwnDevices(db, tenant, ids);
    const own = devices.map(({ id }) => id);
    if (own.length === 0) throw missing();
    const isChosen = inArray(kioskDevices.id, own);
    if (storeId !== undefined) await db.update(kioskDevices).set({ storeId }).where(isChosen);
    if (group !== undefined) await db.update(kioskDevices).set({ group }).where(isChosen);
    if (added.length + removed.length > 0) {
      const list = (tags: readonly string[]) => sql`${JSON.stringify(tags)}::jsonb`;
      const tags = sql`array(
        select tag from (
          select unnest(${kioskDevices.tags}) as tag
          union select jsonb_array_elements_text(${list(added)})
        ) as every_tag
        where not ${list(removed)} ? tag order by tag)`;
      await db.update(kioskDevices).set({ tags }).where(isChosen);
    }
    const { ids: _, ...values } = body;
    record(own.length === 1 ? (devices[0]?.name ?? '') : `${own.length} devices`, { ...values, ids: own });
    return { changed: own.length };
  }),

  deskRoute(options, revokeDevice, async ({ db, tenant, now, record }, { params }) => {
    const device = await findOwnDevice(db, tenant, params.id);
    if (!device) throw missing();
    const revokedAt = device.revokedAt ?? now;
    await db.update(kioskDevices).set({ revokedAt }).where(eq(kioskDevices.id, device.id));
    record(device.name, { id: device.id });
    return { success: true };
  }),

  deskRoute(options, findScreen, async ({ db, tenant, now }, { params }) => {
    const pairing = await requirePairing(db, tenant, params.code, now);
    const { orientation, version, expiresAt } = pairing;
    return { orientation, version, expires_at: expiresAt.toISOString() };
  }),

  deskRoute(options, registerScreen, async ({ db, tenant, now, record }, { params, body }) => {
    const device = await registerScreenByCode(db, tenant, params.code, body, now);
    record(device.name, { id: device.id, is_replacement: 'replaces' in body });
    return device;
  }),
];
