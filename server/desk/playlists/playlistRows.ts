import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Playlist, PlaylistContents, PlaylistItem } from '../../../contract/desk/playlists.ts';
import type { Schedule } from '../../../contract/desk/schedule.ts';
import { localizedError } from '../../backend/apiError.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskVideos } from '../../backend/database/schema/kiosk.ts';
import { playlistItems, playlists, playlistTargets } from '../../backend/database/schema/playlist.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { scheduleOf } from '../../kioskService/playlist/storedPlaylists.ts';

const dateOf = (text: string) => (text === '' ? null : new Date(text));

const scheduleColumns = ({ valid_from, valid_until, weekdays, day_parts }: Schedule) => ({
  validFrom: dateOf(valid_from),
  validUntil: dateOf(valid_until),
  weekdays: [...new Set(weekdays)].sort(),
  dayParts: day_parts,
});

/** The columns of a playlist without its items and targets. */
export const playlistColumns = (contents: PlaylistContents) => ({
  ...scheduleColumns(contents),
  name: contents.name,
  priority: contents.priority,
  ticker: contents.ticker,
  fit: contents.fit,
});

/** Matches the clips of a dealer; for the default tenant also the initial clips of the shop. */
export const isOwnClip = ({ id, isDefault }: Pick<Tenant, 'id' | 'isDefault'>) =>
  isDefault ? or(eq(kioskVideos.tenantId, id), isNull(kioskVideos.tenantId)) : eq(kioskVideos.tenantId, id);

/** @throws ApiError 400 when an item is not a clip of the dealer */
export async function checkClips(db: Database, tenant: Tenant, items: readonly PlaylistItem[]) {
  const ids = [...new Set(items.map(({ clip_id }) => clip_id))];
  if (ids.length === 0) return;
  const found = await db
    .select({ id: kioskVideos.id })
    .from(kioskVideos)
    .where(and(inArray(kioskVideos.id, ids), isOwnClip(tenant), isNull(kioskVideos.removedAt)));
  if (found.length === ids.length) return;
  throw localizedError(400, 'clip', 'deskClipRemoved');
}

/** Replaces the items and targets of a playlist. */
export async function writeContents(db: Database, playlistId: number, contents: PlaylistContents) {
  await db.delete(playlistItems).where(eq(playlistItems.playlistId, playlistId));
  await db.delete(playlistTargets).where(eq(playlistTargets.playlistId, playlistId));
  const items = contents.items.map((item, position) => ({
    ...scheduleColumns(item),
    playlistId,
    position,
    videoId: item.clip_id,
    seconds: item.seconds,
    hasQr: item.has_qr,
  }));
  if (items.length > 0) await db.insert(playlistItems).values(items);
  const targets = contents.targets.map(({ kind, value }) => ({ playlistId, kind, value }));
  if (targets.length > 0) await db.insert(playlistTargets).values(targets).onConflictDoNothing();
}

export const playlistIsGone = () => localizedError(404, 'not_found', 'deskPlaylistGone');

/** Reads a playlist of a dealer. Items whose clip was removed are omitted. @throws ApiError 404 if it does not exist */
export async function readPlaylist(db: Database, tenantId: number, id: number): Promise<Playlist> {
  const [row] = await db
    .select()
    .from(playlists)
    .where(and(eq(playlists.id, id), eq(playlists.tenantId, tenantId)));
  if (!row) throw playlistIsGone();
  const items = await db
    .select({ item: playlistItems })
    .from(playlistItems)
    .innerJoin(kioskVideos, eq(kioskVideos.id, playlistItems.videoId))
    .where(and(eq(playlistItems.playlistId, id), isNull(kioskVideos.removedAt)))
    .orderBy(asc(playlistItems.position));
  const targets = await db.select().from(playlistTargets).where(eq(playlistTargets.playlistId, id));
  return {
    id,
    revision: row.revision,
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
    ...scheduleOf(row),
    name: row.name,
    priority: row.priority,
    ticker: { en: row.ticker.en ?? '', fr: row.ticker.fr ?? '' },
    fit: row.fit,
    items: items.map(({ item }) => ({
      ...scheduleOf(item),
      clip_id: item.videoId,
      seconds: item.seconds,
      has_qr: item.hasQr,
    })),
    targets: targets.map(({ kind, value }) => ({ kind, value })),
  };
}
