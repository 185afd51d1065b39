import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Clip } from '../../../contract/desk/media.ts';
import { localizedError } from '../../backend/apiError.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskVideos } from '../../backend/database/schema/kiosk.ts';
import { playlistItems, playlists } from '../../backend/database/schema/playlist.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { productCards } from '../../kioskService/playlist/productCards.ts';
import type { DeskOptions } from '../deskRoute.ts';
import { isOwnClip } from '../playlists/playlistRows.ts';

/** The columns of a new clip without those of its file. */
export const rowOfClip = (tenantId: number, title: string, now: Date) => ({
  tenantId,
  title: { en: title, fr: title },
  link: '/',
  captions: '',
  orientation: 'any' as const,
  uploadedAt: now,
  removedAt: null,
});

export const clipIsGone = () => localizedError(404, 'not_found', 'deskClipGone');

/** Finds a clip that a dealer may change. @throws ApiError 404 for another dealer's clip, 403 for one that came with the shop */
export async function ownClip(
  db: Database,
  tenantId: number,
  id: string,
): Promise<typeof kioskVideos.$inferSelect> {
  const [row] = await db
    .select()
    .from(kioskVideos)
    .where(and(eq(kioskVideos.id, id), isNull(kioskVideos.removedAt)));
  if (row?.tenantId === null) throw localizedError(403, 'fixed', 'deskClipFixed');
  if (row?.tenantId !== tenantId) throw clipIsGone();
  return row;
}

/** The clips that a dealer may show, newest first. ids: only these */
export async function clipsOf(
  { backend, media }: Pick<DeskOptions, 'backend' | 'media'>,
  tenant: Tenant,
  ids?: readonly string[],
): Promise<Clip[]> {
  const { db } = backend;
  const rows = await db
    .select()
    .from(kioskVideos)
    .where(
      and(
        isOwnClip(tenant),
        isNull(kioskVideos.removedAt),
        ids ? inArray(kioskVideos.id, [...ids]) : undefined,
      ),
    )
    .orderBy(sql`${kioskVideos.uploadedAt} desc nulls last`, asc(kioskVideos.id));
  const uses = await db
    .selectDistinct({ clip: playlistItems.videoId, name: playlists.name })
    .from(playlistItems)
    .innerJoin(playlists, eq(playlists.id, playlistItems.playlistId))
    .where(eq(playlists.tenantId, tenant.id))
    .orderBy(asc(playlists.name));
  const { language } = tenant;
  const sources = new Set(await media.sources());
  const productIds = rows.flatMap(({ productId }) => productId ?? []);
  const cards = await productCards(backend, { tenant, language }, productIds, '');
  return rows.map((row) => {
    const card = row.productId === null ? undefined : cards.get(row.productId);
    const hasFile = row.url !== '';
    const isConverting = sources.has(row.id) && !(hasFile && media.converted.has(row.id));
    return {
      id: row.id,
      kind: row.kind,
      title: { en: card?.name ?? row.title.en ?? '', fr: card?.name ?? row.title.fr ?? row.title.en ?? '' },
      url: card?.image ?? row.url,
      poster: card?.image ?? row.poster,
      seconds: row.duration / 1000,
      size: row.size,
      width: row.width,
      height: row.height,
      link: card?.link ?? row.link,
      orientation: row.orientation,
      fit: row.fit,
      overlays: row.overlays,
      captions: row.captions.replace('{language}', language),
      uploaded_at: row.uploadedAt?.toISOString() ?? null,
      state: hasFile ? 'ready' : isConverting ? 'converting' : 'failed',
      replacement: hasFile && isConverting ? 'converting' : row.isReplacementFailed ? 'failed' : 'none',
      progress: isConverting ? (media.progress.get(row.id) ?? null) : null,
      folder: row.folder,
      tags: row.tags,
      playlists: uses.filter(({ clip }) => clip === row.id).map(({ name }) => name),
      is_fixed: row.tenantId === null,
      price: card?.price ?? '',
    };
  });
}
