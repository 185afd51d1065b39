import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  createPlaylist,
  getPlaylist,
  listPlaylists,
  listScreenHours,
  removePlaylist,
  savePlaylist,
  saveScreenHours,
} from '../../../contract/desk/playlists.ts';
import { isTarget } from '../../../contract/desk/targets.ts';
import { localizedError } from '../../backend/apiError.ts';
import { kioskDevices } from '../../backend/database/schema/kiosk.ts';
import { playlists } from '../../backend/database/schema/playlist.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { screensOf } from '../../kioskService/playlist/screens.ts';
import { type DeskOptions, deskRoute, screenRoute } from '../deskRoute.ts';
import { ownRow } from '../ownRow.ts';
import { auditValues } from '../playlists/auditValues.ts';
import {
  checkClips,
  playlistColumns,
  playlistIsGone,
  readPlaylist,
  writeContents,
} from '../playlists/playlistRows.ts';
import { summariesOf } from '../playlists/summaries.ts';
import { targetChoicesOf } from '../playlists/targetChoicesOf.ts';

/** Playlists, and the hours during which screens are turned off. */
export const playlistRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, listPlaylists, async ({ db, tenant, now }) => ({
    playlists: await summariesOf(db, tenant, now),
    choices: await targetChoicesOf(db, tenant),
  })),

  deskRoute(options, getPlaylist, ({ db, tenant }, { params }) =>
    readPlaylist(db, tenant.id, Number(params.id)),
  ),

  screenRoute(options, createPlaylist, async ({ db, tenant, now, staff, record }, { body }) => {
    await checkClips(db, tenant, body.items);
    const [row] = await db
      .insert(playlists)
      .values({
        ...playlistColumns(body),
        tenantId: tenant.id,
        updatedAt: now,
        updatedBy: staff.name || staff.email,
      })
      .returning({ id: playlists.id });
    if (!row) throw new Error('The playlist was not stored.');
    await writeContents(db, row.id, body);
    record(body.name, await auditValues(db, body));
    return readPlaylist(db, tenant.id, row.id);
  }),

  screenRoute(options, savePlaylist, async ({ db, tenant, now, staff, record }, { params, body }) => {
    const id = Number(params.id);
    await checkClips(db, tenant, body.items);
    const before = await readPlaylist(db, tenant.id, id);
    // A single statement compares and increments the revision, so that only one of two editors succeeds.
    const saved = await db
      .update(playlists)
      .set({
        ...playlistColumns(body),
        updatedAt: now,
        updatedBy: staff.name || staff.email,
        revision: body.revision + 1,
      })
      .where(and(ownRow(playlists, id, tenant), eq(playlists.revision, body.revision)))
      .returning({ id: playlists.id });
    if (saved.length === 0) throw localizedError(409, 'revision', 'deskPlaylistChanged');
    await writeContents(db, id, body);
    record(before.name, await auditValues(db, body), await auditValues(db, before));
    return readPlaylist(db, tenant.id, id);
  }),

  screenRoute(options, removePlaylist, async ({ db, tenant, record }, { params }) => {
    const [removed] = await db
      .delete(playlists)
      .where(ownRow(playlists, params.id, tenant))
      .returning({ name: playlists.name });
    if (!removed) throw playlistIsGone();
    record(removed.name);
  }),

  deskRoute(options, listScreenHours, async ({ db, tenant }) => ({
    screens: (await screensOf(db, tenant)).map(({ id, name, screenOff }) => ({
      id,
      name,
      screen_off: screenOff,
    })),
    choices: await targetChoicesOf(db, tenant),
  })),

  screenRoute(options, saveScreenHours, async ({ db, tenant, record }, { body }) => {
    const chosen = (await screensOf(db, tenant)).filter((screen) => isTarget(body.targets, screen));
    const ids = chosen.map(({ id }) => id);
    const isChosen = inArray(kioskDevices.id, ids);
    const rows = await db.select().from(kioskDevices).where(isChosen).for('update');
    const before = rows.map(({ name, settings }) => [name, settings.screen_off ?? null]);
    // A screen reports other settings at the same time.
    const hours = JSON.stringify({ screen_off: body.screen_off });
    await db
      .update(kioskDevices)
      .set({ settings: sql`${kioskDevices.settings} || ${hours}::jsonb` })
      .where(isChosen);
    record(chosen.map(({ name }) => name).join(', '), {
      screen_off: body.screen_off,
      until_now: Object.fromEntries(before),
    });
    return { changed: rows.length };
  }),
];
