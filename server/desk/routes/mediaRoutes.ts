import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { and, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { cutText } from '../../../contract/cutText.ts';
import type { Fit, Overlay } from '../../../contract/desk/clipLook.ts';
import {
  addProductCard,
  changeClip,
  findCardProducts,
  listMedia,
  removeClip,
} from '../../../contract/desk/media.ts';
import { ApiError, notFound } from '../../backend/apiError.ts';
import { catalogIndexOf } from '../../backend/catalog/catalog.ts';
import { findProducts } from '../../backend/catalog/search/findProducts.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskVideos } from '../../backend/database/schema/kiosk.ts';
import { playlistItems, playlists } from '../../backend/database/schema/playlist.ts';
import type { RouteBinding } from '../../backend/route.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { productCards } from '../../kioskService/playlist/productCards.ts';
import { type DeskOptions, deskRoute, type StaffContext, screenRoute } from '../deskRoute.ts';
import { clipsOf, rowOfClip } from '../media/clips.ts';
import { hasFfmpeg } from '../media/ffmpeg.ts';
import { checkCaptions } from '../media/inspect.ts';
import type { MediaFolder } from '../media/mediaFolder.ts';

const MOST_FOUND = 12;
const CARD_MS = 8_000;
/** The body of captions, beside title and link. */
const LARGEST_CHANGE = 512 * 1024;

const gone = () => notFound('This clip does not exist any more.');

async function ownClip(db: Database, tenantId: number, id: string): Promise<typeof kioskVideos.$inferSelect> {
  const [row] = await db
    .select()
    .from(kioskVideos)
    .where(and(eq(kioskVideos.id, id), isNull(kioskVideos.removedAt)));
  if (row?.tenantId === null)
    throw new ApiError(403, [{ code: 'fixed', message: 'This clip came with the shop and stays as it is.' }]);
  if (row?.tenantId !== tenantId) throw gone();
  return row;
}

async function storeCaptions(media: MediaFolder, text: string): Promise<string> {
  if (text === '') return '';
  checkCaptions(text);
  const path = media.temporary();
  await writeFile(path, text);
  return media.publish(path, createHash('sha256').update(text).digest('hex'), 'vtt');
}

/** Removes files that no clip uses any more: two dealers may have uploaded the same file. */
async function removeUnused(db: Database, media: MediaFolder, urls: readonly string[]): Promise<void> {
  for (const url of new Set(urls.filter(Boolean))) {
    const isUsed = or(eq(kioskVideos.url, url), eq(kioskVideos.poster, url), eq(kioskVideos.captions, url));
    const [used] = await db
      .select({ count: count() })
      .from(kioskVideos)
      .where(and(isUsed, isNull(kioskVideos.removedAt)));
    if (used?.count === 0) await media.remove(url);
  }
}

async function change(
  { db, tenant, media, record }: StaffContext,
  id: string,
  body: {
    title: { en?: string; fr?: string };
    link: string;
    orientation: 'any' | 'landscape' | 'portrait';
    fit?: Fit | undefined;
    overlays?: Overlay[] | undefined;
    captions?: string | undefined;
  },
): Promise<void> {
  const row = await ownClip(db, tenant.id, id);
  const captions = body.captions === undefined ? row.captions : await storeCaptions(media, body.captions);
  const { link, orientation, fit = row.fit } = body;
  const overlays = body.overlays ? [...new Set(body.overlays)] : row.overlays;
  const title = { ...row.title, ...body.title };
  await db
    .update(kioskVideos)
    .set({ title, link, orientation, fit, overlays, captions })
    .where(eq(kioskVideos.id, id));
  if (captions !== row.captions) await removeUnused(db, media, [row.captions]);
  record(title.en ?? id, { id, title, link, orientation, fit, overlays, captions });
}

async function searchCards({ backend }: DeskOptions, tenant: Tenant, term: string) {
  const state = await backend.catalog.current();
  const catalogIndex = await catalogIndexOf(state, tenant);
  const { positions } = findProducts(state, catalogIndex, tenant.id, cutText(term, 200));
  const ids = Array.from(positions.slice(0, MOST_FOUND), (position) => catalogIndex.ids[position] ?? 0);
  const cards = await productCards(backend, { tenant, language: tenant.language }, ids, '');
  return [...cards.values()];
}

/** Clips, images and product cards. Uploads: uploadRoutes.ts */
export const mediaRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, listMedia, async ({ tenant }) => ({
    clips: await clipsOf(options, tenant),
    can_convert: await hasFfmpeg(),
  })),

  deskRoute(options, findCardProducts, async ({ tenant }, { query }) => ({
    products: query.q.trim() === '' ? [] : await searchCards(options, tenant, query.q),
  })),

  screenRoute(options, addProductCard, async ({ db, backend, tenant, now, record }, { body }) => {
    const scope = { tenant, language: tenant.language };
    const inTransaction = { ...backend, db };
    const card = (await productCards(inTransaction, scope, [body.product_id], '')).get(body.product_id);
    if (!card) throw notFound('This product is not sold here.');
    const id = `p${tenant.id}-${card.id}`;
    const row = {
      ...rowOfClip(tenant.id, card.name, now),
      kind: 'product' as const,
      productId: card.id,
      url: card.image,
      poster: card.image,
      link: card.link,
      duration: CARD_MS,
      sha256: '',
      size: 0,
    };
    await db
      .insert(kioskVideos)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: kioskVideos.id, set: row });
    record(card.name, { id, sku: card.sku });
    const [clip] = await clipsOf({ ...options, backend: inTransaction }, tenant, [id]);
    if (!clip) throw gone();
    return clip;
  }),

  {
    ...screenRoute(options, changeClip, async (context, { params, body }) => {
      await change(context, params.id, body);
      return { success: true };
    }),
    bodyLimit: LARGEST_CHANGE,
  },

  screenRoute(options, removeClip, async ({ db, tenant, media, now, record }, { params }) => {
    const row = await ownClip(db, tenant.id, params.id);
    const used = await db
      .delete(playlistItems)
      .where(eq(playlistItems.videoId, row.id))
      .returning({ playlist: playlistItems.playlistId });
    const ids = [...new Set(used.map(({ playlist }) => playlist))];
    // An editor that has such a playlist open learns of it when it saves.
    if (ids.length > 0)
      await db
        .update(playlists)
        .set({ revision: sql`${playlists.revision} + 1`, updatedAt: now })
        .where(inArray(playlists.id, ids));
    await db.update(kioskVideos).set({ removedAt: now }).where(eq(kioskVideos.id, row.id));
    await removeUnused(db, media, [row.url, row.poster, row.captions]);
    record(row.title.en ?? row.id, { id: row.id, playlists: ids });
    return { success: true };
  }),
];
