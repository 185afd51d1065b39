import { rm } from 'node:fs/promises';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { cutText } from '../../../contract/cutText.ts';
import {
  addProductCard,
  cancelConversion,
  changeClip,
  changeClips,
  findCardProducts,
  findPages,
  listMedia,
  removeClip,
  removeClips,
} from '../../../contract/desk/media.ts';
import { localizedError } from '../../backend/apiError.ts';
import { catalogIndexOf } from '../../backend/catalog/catalog.ts';
import { idsAt } from '../../backend/catalog/index/catalogIndex.ts';
import { findProducts } from '../../backend/catalog/search/findProducts.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskVideos } from '../../backend/database/schema/kiosk.ts';
import { playlistItems, playlists } from '../../backend/database/schema/playlist.ts';
import type { BodyOf, RouteBinding } from '../../backend/route.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { productCards } from '../../kioskService/playlist/productCards.ts';
import { type DeskOptions, deskRoute, type StaffContext, screenRoute } from '../deskRoute.ts';
import { publishFiles, removeUnused, stageCaptions } from '../media/clipFiles.ts';
import { clipIsGone, clipsOf, ownClip, rowOfClip } from '../media/clips.ts';
import { hasFfmpeg } from '../media/ffmpeg.ts';
import { checkCaptions } from '../media/inspect.ts';
import type { MediaFolder } from '../media/mediaFolder.ts';
import { findShopPages } from '../media/shopPages.ts';
import { changedTags, uniqueTags } from '../tags.ts';

const MOST_FOUND = 12;
const CARD_MS = 8_000;
/** The body contains captions besides title and link. */
const LARGEST_CHANGE = 512 * 1024;

async function storeCaptions(db: Database, media: MediaFolder, text: string): Promise<string> {
  if (text === '') return '';
  checkCaptions(text);
  const staged = await stageCaptions(media, text);
  try {
    await publishFiles(db, media, [staged]);
  } finally {
    await rm(staged.path, { force: true });
  }
  return staged.url;
}

async function change(
  { db, backend, tenant, media, record, afterTransaction }: StaffContext,
  id: string,
  body: BodyOf<typeof changeClip>,
): Promise<void> {
  const row = await ownClip(db, tenant.id, id);
  const captions = body.captions === undefined ? row.captions : await storeCaptions(db, media, body.captions);
  // Removes the old file after a commit, or the new one after a rollback.
  if (captions !== row.captions)
    afterTransaction(() => removeUnused(backend.db, media, [row.captions, captions]));
  const { link, orientation, fit = row.fit, folder = row.folder } = body;
  const tags = body.tags ? uniqueTags(body.tags) : row.tags;
  const overlays = body.overlays ? [...new Set(body.overlays)] : row.overlays;
  const title = { ...row.title, ...body.title };
  await db
    .update(kioskVideos)
    // Whoever saves a clip has seen that its replacement failed.
    .set({ title, link, orientation, fit, overlays, captions, folder, tags, isReplacementFailed: false })
    .where(eq(kioskVideos.id, id));
  const valuesOf = (clip: typeof row) => ({
    title_en: clip.title.en ?? '',
    title_fr: clip.title.fr ?? '',
    link: clip.link,
    orientation: clip.orientation,
    fit: clip.fit,
    overlays: clip.overlays,
    captions: clip.captions !== '',
    folder: clip.folder,
    tags: clip.tags,
  });
  const after = valuesOf({ ...row, title, link, orientation, fit, overlays, captions, folder, tags });
  record(row.title.en ?? id, after, valuesOf(row));
}

type ClipRow = Awaited<ReturnType<typeof ownClip>>;

/** Those of the clips that a dealer may change. @throws ApiError 404 if there are none */
async function ownClips(db: Database, tenantId: number, ids: readonly string[]): Promise<ClipRow[]> {
  const rows = await db
    .select()
    .from(kioskVideos)
    .where(
      and(
        inArray(kioskVideos.id, [...ids]),
        eq(kioskVideos.tenantId, tenantId),
        isNull(kioskVideos.removedAt),
      ),
    );
  if (rows.length === 0) throw clipIsGone();
  return rows;
}

/** Subject in the audit log: a single clip by its title, several by their number. */
const subjectOf = (clips: readonly ClipRow[]): string =>
  clips.length === 1 ? (clips[0]?.title.en ?? '') : `${clips.length} clips`;

/** Removes clips with their files, and from every playlist. @returns the ids of those playlists */
async function removeAll(
  { db, backend, media, now, staff, afterTransaction }: StaffContext,
  clips: readonly ClipRow[],
): Promise<number[]> {
  const ids = clips.map(({ id }) => id);
  const used = await db
    .delete(playlistItems)
    .where(inArray(playlistItems.videoId, ids))
    .returning({ playlist: playlistItems.playlistId });
  const lists = [...new Set(used.map(({ playlist }) => playlist))];
  // Someone editing such a playlist is told when they save it.
  if (lists.length > 0)
    await db
      .update(playlists)
      .set({
        revision: sql`${playlists.revision} + 1`,
        updatedAt: now,
        updatedBy: staff.name || staff.email,
      })
      .where(inArray(playlists.id, lists));
  await db.update(kioskVideos).set({ removedAt: now }).where(inArray(kioskVideos.id, ids));
  afterTransaction(async (isCommitted) => {
    if (!isCommitted) return;
    for (const id of ids) await media.removeSource(id);
    await removeUnused(
      backend.db,
      media,
      clips.flatMap(({ url, poster, captions }) => [url, poster, captions]),
    );
  });
  return lists;
}

async function searchCards({ backend }: DeskOptions, tenant: Tenant, term: string) {
  const state = await backend.catalog.current();
  const catalogIndex = await catalogIndexOf(state, tenant);
  const { positions } = findProducts(state, catalogIndex, tenant.id, cutText(term, 200));
  const ids = idsAt(catalogIndex, positions.slice(0, MOST_FOUND));
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
    if (!card) throw localizedError(404, 'not_found', 'deskProductNotSold');
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
    if (!clip) throw clipIsGone();
    return clip;
  }),

  {
    ...screenRoute(options, changeClip, (context, { params, body }) => change(context, params.id, body)),
    bodyLimit: LARGEST_CHANGE,
  },

  deskRoute(options, changeClips, async ({ db, tenant, record }, { body }) => {
    const { ids, folder, add_tags: added = [], remove_tags: removed = [] } = body;
    const clips = await ownClips(db, tenant.id, ids);
    const isChosen = inArray(
      kioskVideos.id,
      clips.map(({ id }) => id),
    );
    if (folder !== undefined) await db.update(kioskVideos).set({ folder }).where(isChosen);
    if (added.length + removed.length > 0)
      await db
        .update(kioskVideos)
        .set({ tags: changedTags(kioskVideos.tags, added, removed) })
        .where(isChosen);
    const { ids: _, ...values } = body;
    record(subjectOf(clips), { ...values, ids: clips.map(({ id }) => id) });
    return { changed: clips.length };
  }),

  screenRoute(options, cancelConversion, async (context, { params }) => {
    const { db, media, tenant, record, afterTransaction } = context;
    const row = await ownClip(db, tenant.id, params.id);
    const isConverting = (await media.hasSource(row.id)) && !media.converted.has(row.id);
    if (!isConverting) throw localizedError(409, 'converted', 'deskConversionEnded');
    if (row.url === '') await removeAll(context, [row]);
    else {
      afterTransaction(async (isCommitted) => {
        if (isCommitted) await media.removeSource(row.id);
      });
      // The same bytes may be uploaded again.
      await db.update(kioskVideos).set({ sourceHash: '' }).where(eq(kioskVideos.id, row.id));
    }
    record(row.title.en ?? row.id, { id: row.id });
  }),

  screenRoute(options, removeClip, async (context, { params }) => {
    const row = await ownClip(context.db, context.tenant.id, params.id);
    const lists = await removeAll(context, [row]);
    context.record(row.title.en ?? row.id, { id: row.id, playlists: lists });
  }),

  screenRoute(options, removeClips, async (context, { body }) => {
    const clips = await ownClips(context.db, context.tenant.id, body.ids);
    const lists = await removeAll(context, clips);
    context.record(subjectOf(clips), { ids: clips.map(({ id }) => id), playlists: lists });
    return { removed: clips.length };
  }),

  deskRoute(options, findPages, async ({ tenant }, { query }) => ({
    pages: query.q.trim() === '' ? [] : await findShopPages(options.backend, tenant, cutText(query.q, 200)),
  })),
];
