import { asc, eq } from 'drizzle-orm';
import { playingNow } from '../../../contract/desk/playingNow.ts';
import type { PlaylistSummary } from '../../../contract/desk/playlists.ts';
import { isTarget } from '../../../contract/desk/targets.ts';
import type { Database } from '../../backend/database/database.ts';
import { playlists } from '../../backend/database/schema/playlist.ts';
import { readTimeZones } from '../../backend/locations/timeZones.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { type Screen, screensOf } from '../../kioskService/playlist/screens.ts';
import { type StoredPlaylist, storedPlaylists } from '../../kioskService/playlist/storedPlaylists.ts';
import { playablesOf } from './playables.ts';

/** Ids of the playlists that a screen is playing. */
function playingOn(screen: Screen, stored: readonly StoredPlaylist[], now: Date, timeZone: string) {
  return new Set(playingNow(playablesOf(screen, stored), now.getTime(), timeZone).map(({ id }) => id));
}

/** All playlists of a dealer, including those that have ended, with the screens that currently show them. */
export async function summariesOf(db: Database, tenant: Tenant, now: Date): Promise<PlaylistSummary[]> {
  const all = await db
    .select()
    .from(playlists)
    .where(eq(playlists.tenantId, tenant.id))
    .orderBy(asc(playlists.name), asc(playlists.id));
  // The epoch as the current time, so that playlists that have ended are included.
  const stored = await storedPlaylists(db, tenant.id, new Date(0));
  const screens = await screensOf(db, tenant);
  const timeZoneOf = await readTimeZones(db, tenant);
  const playing = screens.map((screen) => ({
    screen,
    ids: playingOn(screen, stored, now, timeZoneOf(screen.location)),
  }));
  return all.map(({ id, name, priority, updatedAt }) => {
    const contents = stored.find(({ playlist }) => playlist.id === id);
    const targets = (contents?.targets ?? []).map(({ kind, value }) => ({ kind, value }));
    return {
      id,
      name,
      priority,
      items: contents?.items.length ?? 0,
      targets,
      screens: screens.filter((screen) => isTarget(targets, screen)).length,
      shown_on: playing.filter(({ ids }) => ids.has(id)).map(({ screen }) => screen.name),
      updated_at: updatedAt.toISOString(),
    };
  });
}
