import { and, asc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Schedule } from '../../../contract/desk/schedule.ts';
import type { Target } from '../../../contract/desk/targets.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskPlaylist, kioskVideos } from '../../backend/database/schema/kiosk.ts';
import { playlistItems, playlists, playlistTargets } from '../../backend/database/schema/playlist.ts';

type PlaylistRow = typeof playlists.$inferSelect;
type ItemRow = typeof playlistItems.$inferSelect;
export type ClipRow = typeof kioskVideos.$inferSelect;

export interface StoredItem {
  item: ItemRow;
  clip: ClipRow;
}

/** A playlist by staff with its items and targets. */
export interface StoredPlaylist {
  playlist: PlaylistRow;
  items: StoredItem[];
  targets: Target[];
}

/** The schedule of a row in the contract's notation. */
export const scheduleOf = ({
  validFrom,
  validUntil,
  weekdays,
  dayParts,
}: Pick<PlaylistRow, 'validFrom' | 'validUntil' | 'weekdays' | 'dayParts'>): Schedule => ({
  valid_from: validFrom?.toISOString() ?? '',
  valid_until: validUntil?.toISOString() ?? '',
  weekdays,
  day_parts: dayParts,
});

/** Removed clips, and those still being converted, are excluded from playlists. */
const isPlayable = and(isNull(kioskVideos.removedAt), ne(kioskVideos.url, ''));

/** The playlists of a dealer that have not ended, with their playable items in order. */
export async function storedPlaylists(db: Database, tenantId: number, now: Date): Promise<StoredPlaylist[]> {
  const isOpen = or(isNull(playlists.validUntil), gt(playlists.validUntil, now));
  const rows = await db
    .select()
    .from(playlists)
    .where(and(eq(playlists.tenantId, tenantId), isOpen))
    .orderBy(asc(playlists.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await db
    .select({ item: playlistItems, clip: kioskVideos })
    .from(playlistItems)
    .innerJoin(kioskVideos, eq(kioskVideos.id, playlistItems.videoId))
    .where(and(inArray(playlistItems.playlistId, ids), isPlayable))
    .orderBy(asc(playlistItems.playlistId), asc(playlistItems.position));
  const targets = await db.select().from(playlistTargets).where(inArray(playlistTargets.playlistId, ids));
  return rows.map((playlist) => ({
    playlist,
    items: items.filter(({ item }) => item.playlistId === playlist.id),
    targets: targets.filter(({ playlistId }) => playlistId === playlist.id),
  }));
}

/** The device's own playlist, which plays when no staff playlist does. */
export async function ownClips(db: Database, deviceId: string): Promise<ClipRow[]> {
  const rows = await db
    .select({ clip: kioskVideos })
    .from(kioskPlaylist)
    .innerJoin(kioskVideos, eq(kioskVideos.id, kioskPlaylist.videoId))
    .where(and(eq(kioskPlaylist.deviceId, deviceId), isPlayable))
    .orderBy(asc(kioskPlaylist.position));
  return rows.map(({ clip }) => clip);
}
