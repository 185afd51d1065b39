import { existsSync } from 'node:fs';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Clip } from '../../../contract/desk/media.ts';
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

/** The clips that a dealer may show, the newest first. ids: only these */
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
  const productIds = rows.flatMap(({ productId }) => productId ?? []);
  const cards = await productCards(backend, { tenant, language }, productIds, '');
  return rows.map((row) => {
    const card = row.productId === null ? undefined : cards.get(row.productId);
    const isConverting = row.url === '' && existsSync(media.sourceOf(row.id));
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
      state: row.url !== '' ? 'ready' : isConverting ? 'converting' : 'failed',
      playlists: uses.filter(({ clip }) => clip === row.id).map(({ name }) => name),
      is_fixed: row.tenantId === null,
      price: card?.price ?? '',
    };
  });
}
