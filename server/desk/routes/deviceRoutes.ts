import { eq, inArray } from 'drizzle-orm';
import {
  changeDevice,
  changeDevices,
  findScreen,
  getDevice,
  listDevices,
  registerScreen,
  revokeDevice,
} from '../../../contract/desk/devices.ts';
import { getScreenDay } from '../../../contract/desk/screenDay.ts';
import { kioskDevices } from '../../backend/database/schema/kiosk.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { nowPlayingOf } from '../../kioskService/playlist/nowPlaying.ts';
import { screenOf } from '../../kioskService/playlist/screens.ts';
import { type DeskOptions, deskRoute, screenRoute } from '../deskRoute.ts';
import { readDevice, readDevices } from '../devices/deviceRows.ts';
import { findOwnDevices, noDevice, requireLocation, requireOwnDevice } from '../devices/ownDevices.ts';
import { registerScreenByCode, requirePairing } from '../devices/registerScreen.ts';
import { screenDayOf } from '../devices/screenDay.ts';
import { changedTags, uniqueTags } from '../tags.ts';
import { showroomsOf } from '../tenantDevices.ts';

/** Devices: state, registration, names and groups. */
export const deviceRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, listDevices, async ({ backend, db, tenant, now }) => ({
    devices: await readDevices(backend, tenant, now),
    locations: await showroomsOf(db, tenant),
    now: now.toISOString(),
  })),

  deskRoute(options, getDevice, async ({ backend, db, tenant, now }, { params }) => {
    const details = await readDevice(backend, tenant, params.id, now);
    const screen = await screenOf(db, tenant, params.id);
    if (!details || !screen) throw noDevice();
    const { videos } = await nowPlayingOf(backend, {
      tenant,
      screen,
      language: tenant.language,
      origin: '',
      hasStream: true,
    });
    return {
      ...details,
      playlist: videos.map(({ video_id, title, kind, poster, url }) => ({
        video_id,
        title,
        picture: poster || (kind === 'video' ? '' : url),
      })),
    };
  }),

  deskRoute(options, getScreenDay, async ({ backend, db, tenant }, { params, query }) => {
    const screen = await screenOf(db, tenant, params.id);
    if (!screen) throw noDevice();
    return screenDayOf(backend, tenant, screen, query.day);
  }),

  screenRoute(options, changeDevice, async ({ db, tenant, record }, { params, body }) => {
    const device = await requireOwnDevice(db, tenant, params.id);
    if (body.store_id !== device.storeId) await requireLocation(db, tenant, body.store_id);
    const { store_id: storeId, tags, ...values } = body;
    await db
      .update(kioskDevices)
      .set({ ...values, storeId, tags: uniqueTags(tags) })
      .where(eq(kioskDevices.id, device.id));
    const { name, type, orientation, group } = device;
    const before = { name, type, orientation, group, store_id: device.storeId, tags: device.tags };
    record(name, { ...body, tags: uniqueTags(tags) }, before);
  }),

  screenRoute(options, changeDevices, async ({ db, tenant, record }, { body }) => {
    const { ids, store_id: storeId, group, add_tags: added = [], remove_tags: removed = [] } = body;
    if (storeId !== undefined) await requireLocation(db, tenant, storeId);
    const devices = await findOwnDevices(db, tenant, ids);
    const own = devices.map(({ id }) => id);
    if (own.length === 0) throw noDevice();
    const isChosen = inArray(kioskDevices.id, own);
    if (storeId !== undefined) await db.update(kioskDevices).set({ storeId }).where(isChosen);
    if (group !== undefined) await db.update(kioskDevices).set({ group }).where(isChosen);
    if (added.length + removed.length > 0)
      await db
        .update(kioskDevices)
        .set({ tags: changedTags(kioskDevices.tags, added, removed) })
        .where(isChosen);
    const { ids: _, ...values } = body;
    record(own.length === 1 ? (devices[0]?.name ?? '') : `${own.length} devices`, { ...values, ids: own });
    return { changed: own.length };
  }),

  deskRoute(options, revokeDevice, async ({ db, tenant, now, record }, { params }) => {
    const device = await requireOwnDevice(db, tenant, params.id);
    const revokedAt = device.revokedAt ?? now;
    await db.update(kioskDevices).set({ revokedAt }).where(eq(kioskDevices.id, device.id));
    record(device.name, { id: device.id });
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
