import * as z from 'zod/mini';
import { inputText, SITE_PATH } from '../inputs';
import { fit, overlay } from './clipLook';
import { deskCall } from './deskCall';

/** The largest clip, and the largest image, in bytes. */
export const LARGEST_CLIP = 2 * 1024 ** 3;
export const LARGEST_IMAGE = 30 * 1024 ** 2;
/** Size of an upload part in bytes. Uploads are split, so that each request is short and a lost connection costs only one part. */
export const UPLOAD_PART = 4 * 1024 ** 2;

const id = z.string().check(z.maxLength(100), z.regex(/^[\w-]+$/));
const params = z.object({ id });
const title = z.record(z.enum(['en', 'fr']), z.string().check(z.trim(), z.maxLength(200)));
const word = z.string().check(z.trim(), z.maxLength(50));
const tags = z.array(word.check(z.minLength(1))).check(z.maxLength(20));
const ids = z.array(id).check(z.minLength(1), z.maxLength(2000));
export const orientations = ['any', 'landscape', 'portrait'] as const;

const clip = z.object({
  id: z.string(),
  kind: z.enum(['video', 'image', 'product']),
  title: z.object({ en: z.string(), fr: z.string() }),
  /** Empty while the clip is converted. */
  url: z.string(),
  poster: z.string(),
  seconds: z.number(),
  /** Bytes. */
  size: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  link: z.string(),
  orientation: z.enum(orientations),
  fit,
  overlays: z.array(overlay),
  /** URLs of WebVTT captions by language; '' if there are none. */
  captions: z.string(),
  uploaded_at: z.nullable(z.string()),
  /** converting: a background job creates a file that every screen can play. failed: the file could not be converted */
  state: z.enum(['ready', 'converting', 'failed']),
  /** The converted fraction of its file, or of the replacement, 0 to 1; null while it waits, and for any other clip. */
  progress: z.nullable(z.number()),
  /** State of a replacement file. The current file plays until the replacement is converted. */
  replacement: z.enum(['none', 'converting', 'failed']),
  /** A name by which staff group clips; empty for none. */
  folder: z.string(),
  tags: z.array(z.string()),
  /** Names of the playlists that contain it. */
  playlists: z.array(z.string()),
  /** One of the shop's initial clips, which staff can't change. */
  is_fixed: z.boolean(),
  /** The current price on a product card; '' for a product without a price, and for other clips. */
  price: z.string(),
});
export type Clip = z.output<typeof clip>;

export const listMedia = deskCall({
  role: 'viewer',
  subject: 'media',
  method: 'GET',
  path: '/media',
  summary: 'Clips, images and product cards',
  /** can_convert: ffmpeg is installed, so videos in any format are accepted */
  response: z.object({ clips: z.array(clip), can_convert: z.boolean() }),
});

export const startUpload = deskCall({
  role: 'editor',
  subject: 'media',
  method: 'POST',
  path: '/media/uploads',
  summary: 'Begins an upload',
  body: z.object({ size: z.int().check(z.gte(1), z.lte(LARGEST_CLIP)) }),
  response: z.object({ upload: z.string() }),
});

/** The parts are sent to PUT /media/uploads/{id}/{offset} as application/octet-stream. */
export const uploadPart = z.object({ received: z.number() });

export const finishUpload = deskCall({
  role: 'editor',
  subject: 'media',
  method: 'POST',
  path: '/media/uploads/{id}',
  summary: 'Uploads a clip or an image',
  params,
  body: z.object({ name: inputText }),
  /** is_known: the same file was uploaded before; the response is the existing clip with its own title */
  response: z.extend(clip, { is_known: z.boolean() }),
});

export const replaceFile = deskCall({
  role: 'editor',
  subject: 'media',
  method: 'POST',
  path: '/media/{id}/file',
  summary: 'Replaces the file of a clip',
  params,
  body: z.object({ upload: z.string() }),
  /** is_known: the clip already has this file */
  response: z.extend(clip, { is_known: z.boolean() }),
});

/** A new clip is removed; a clip that was to be replaced retains its current file. */
export const cancelConversion = deskCall({
  role: 'editor',
  subject: 'media',
  method: 'DELETE',
  path: '/media/{id}/conversion',
  summary: 'Cancels the conversion of a clip',
  params,
  response: z.object({ success: z.boolean() }),
});

export const changeClip = deskCall({
  role: 'editor',
  subject: 'media',
  method: 'PUT',
  path: '/media/{id}',
  summary: 'Changes title, link or captions of a clip',
  params,
  body: z.object({
    title,
    link: z.string().check(z.maxLength(500), z.regex(SITE_PATH)),
    orientation: z.enum(orientations),
    fit: z.optional(fit),
    overlays: z.optional(z.array(overlay).check(z.maxLength(10))),
    folder: z.optional(word),
    tags: z.optional(tags),
    /** A WebVTT file; '' removes the captions; if omitted, they stay unchanged. */
    captions: z.optional(z.string().check(z.maxLength(200_000))),
  }),
  response: z.object({ success: z.boolean() }),
});

/** Omitted fields stay unchanged. */
export const changeClips = deskCall({
  role: 'editor',
  subject: 'media',
  method: 'PUT',
  path: '/media',
  summary: 'Changes folder or tags of several clips',
  body: z.object({
    ids,
    folder: z.optional(word),
    add_tags: z.optional(tags),
    remove_tags: z.optional(tags),
  }),
  response: z.object({ changed: z.number() }),
});

export const removeClip = deskCall({
  role: 'editor',
  subject: 'media',
  affects: ['playlists'],
  method: 'DELETE',
  path: '/media/{id}',
  summary: 'Removes a clip',
  params,
  response: z.object({ success: z.boolean() }),
});

export const removeClips = deskCall({
  role: 'editor',
  subject: 'media',
  affects: ['playlists'],
  method: 'POST',
  path: '/media/removals',
  summary: 'Removes several clips',
  body: z.object({ ids }),
  response: z.object({ removed: z.number() }),
});

const foundPage = z.object({
  path: z.string(),
  title: z.string(),
  kind: z.enum(['category', 'product', 'page', 'post']),
});
export type FoundPage = z.output<typeof foundPage>;

export const findPages = deskCall({
  role: 'editor',
  subject: 'media',
  method: 'GET',
  path: '/media/pages',
  summary: 'Pages of the shop for the link of a clip, by name',
  query: z.object({ q: inputText }),
  response: z.object({ pages: z.array(foundPage) }),
});

const foundProduct = z.object({
  id: z.number(),
  name: z.string(),
  sku: z.string(),
  price: z.string(),
  image: z.string(),
});
export type FoundProduct = z.output<typeof foundProduct>;

export const findCardProducts = deskCall({
  role: 'editor',
  subject: 'media',
  method: 'GET',
  path: '/media/products',
  summary: 'Products for a card, by name or SKU',
  query: z.object({ q: inputText }),
  response: z.object({ products: z.array(foundProduct) }),
});

export const addProductCard = deskCall({
  role: 'editor',
  subject: 'media',
  method: 'POST',
  path: '/media/products',
  summary: 'Adds a product card',
  body: z.object({ product_id: z.int().check(z.gte(1), z.lte(2_147_483_647)) }),
  response: clip,
});
