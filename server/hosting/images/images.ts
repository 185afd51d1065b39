import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { addressKey } from '../../backend/limits/rateLimiter.ts';
import { DATABASE_RESERVE_BYTES, DiskCache } from '../../files/diskCache.ts';
import { matchesTag } from '../../network/matchesTag.ts';
import { IMAGES_KEY, imageKeyOf } from '../cdn/purgeImages.ts';
import { imageLifetime, permitSharedCaching } from '../cdn/sharedCaches.ts';
import { isMediaPath, type MediaFolders } from '../mediaFile.ts';
import {
  belowMediaUrl,
  type ImageRequest,
  InvalidImageRequestError,
  isRelative,
  parseImageRequest,
} from './imageRequest.ts';
import { cacheKeyOf, ImageNotFoundError, type ImageSources, readSourceImage } from './imageSources.ts';
import { imageTypes, type ResizedImage, resizeImage } from './resizeImage.ts';

/** The queue is full: a further job would wait longer than its client does. */
class QueueFullError extends Error {}

/** Maximum number of clients with waiting jobs: the first job of each is done within 30 s, at 0.2 s per image. */
const mostClients = 150;

/**
 * Runs at most `limit` jobs at once. Other jobs wait, at most `maxPerClient` per client, and the clients take turns. Once `maxWaiting` jobs
 * wait, only clients without a waiting job may add one; all others are rejected with QueueFullError. Callers that pass the key of a pending
 * job share that job. p-queue does not fit: it has no limit on waiting jobs, no sharing by key and no turns between clients.
 */
export function jobQueue<T>(limit: number, maxWaiting: number, maxPerClient: number) {
  const jobs = new Map<string, Promise<T>>();
  /** The waiting jobs of each client, in the order of the clients' turns. */
  const waiting = new Map<string, (() => void)[]>();
  let active = 0;
  const waitingCount = () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0);

  function takeNext(): (() => void) | undefined {
    const [entry] = waiting;
    if (!entry) return undefined;
    const [client, own] = entry;
    const next = own.shift();
    waiting.delete(client);
    if (own.length > 0) waiting.set(client, own);
    return next;
  }

  async function runWithinLimit(client: string, job: () => Promise<T>): Promise<T> {
    if (active >= limit)
      await new Promise<void>((resolve) => {
        waiting.set(client, [...(waiting.get(client) ?? []), resolve]);
      });
    else active += 1;
    try {
      return await job();
    } finally {
      // A finished job passes its slot to the next waiting job, so `active` decreases only when no job waits.
      const next = takeNext();
      if (next) next();
      else active -= 1;
    }
  }

  return (client: string, key: string, job: () => Promise<T>): Promise<T> => {
    const pending = jobs.get(key);
    if (pending) return pending;
    const own = waiting.get(client)?.length ?? 0;
    // A client with many jobs can't shut out others: a client without a waiting job gets a place until mostClients are waiting.
    if (own >= maxPerClient || (own > 0 && waitingCount() >= maxWaiting) || waiting.size >= mostClients)
      return Promise.reject(new QueueFullError());
    const result = runWithinLimit(client, job).finally(() => jobs.delete(key));
    jobs.set(key, result);
    return result;
  };
}

/**
 * Resizing takes 0.2 s, or 1 s for the largest AVIF, so this many jobs of a few clients are done within 30 s. Five browsers with six
 * connections each fill the queue.
 */
const maxWaiting = 30;
/** Enough for a browser's six HTTP/1 connections, and for a household or office behind one address. */
const maxPerClient = 12;
const retryAfterSeconds = 5;
/** Tenants have one host of pictures each. */
const maxHosts = 100;

export interface ImagesOptions {
  /** Folder of the resized images. */
  cacheFolder: string;
  /** Size limit of that folder in bytes; 500 MB by default. */
  maxCacheBytes?: number;
  folders: MediaFolders;
  /** base_media_url of the tenant at `host`; empty if it has none. */
  mediaUrl(host: string): Promise<string>;
  /** Whether the configuration of the tenant at `host` permits images from the host `source`. */
  isAllowedHost(host: string, source: string): Promise<boolean>;
  /** Whether the content-security policy of the tenant at `host` allows pages to show images from the origin `source`. */
  isShownOrigin(host: string, source: string): Promise<boolean>;
}

const isGif = (source: string) => /\.gif(\?|$)/i.test(source);

/** How long a browser may cache the redirect to an original. The configuration that permits it may change. */
const redirectSeconds = 300;

/**
 * GET /_next/image?url&w&q (docs/spec/05 §3): an image resized and encoded for the browser. Redirects to the original if it can't be
 * resized and a page may show it.
 */
export async function images(app: FastifyInstance, options: ImagesOptions): Promise<void> {
  const { cacheFolder, maxCacheBytes = 500_000_000, folders } = options;
  const cache = new DiskCache({
    folder: cacheFolder,
    maxBytes: maxCacheBytes,
    reserveBytes: () => DATABASE_RESERVE_BYTES,
    head: z.object({ type: z.enum(imageTypes) }),
    onError: (error) => app.log.warn({ err: error }, 'a resized image on disk could not be used'),
  });
  const newQueue = () => jobQueue<ResizedImage>(1, maxWaiting, maxPerClient);
  const resizing = newQueue();
  /** Queues of hosts, because one that responds slowly must hold up neither the pictures of another tenant nor those below /media. */
  const loading = new LRUCache<string, ReturnType<typeof newQueue>>({ max: maxHosts });

  function makeImage(client: string, key: string, request: ImageRequest, sources: ImageSources) {
    const { source } = request;
    const read = () => readSourceImage(source, sources);
    const resize = async (bytes: Promise<Buffer>) => {
      const image = await resizeImage(await bytes, request);
      await cache.write(key, { type: image.type }, image.bytes);
      return image;
    };
    const resizeNext = (readBytes: () => Promise<Buffer>) => resizing(client, key, () => resize(readBytes()));
    if (isMediaPath(source) || !URL.canParse(source)) return resizeNext(read);
    const { host } = new URL(source);
    const queue = loading.get(host) ?? newQueue();
    if (sources.isAllowedHost(host)) loading.set(host, queue);
    // The next image of the host is loaded after this one was resized, so that few of them are in memory.
    return queue(client, key, async () => {
      const bytes = await read();
      return resizeNext(async () => bytes);
    });
  }

  /** The URL of the unchanged image if a page of the tenant may show it; null otherwise. */
  async function originalOf({ source, original }: ImageRequest, host: string): Promise<string | null> {
    if (isMediaPath(source)) return isGif(source) ? encodeURI(source) : null;
    if (!URL.canParse(original)) return null;
    const { href, origin } = new URL(original);
    return (await options.isShownOrigin(host, origin)) ? href : null;
  }

  /** Without the resized image's entity tag: a browser that revalidates the redirect with it would keep the redirect for a month. */
  const redirectToOriginal = (reply: FastifyReply, url: string) =>
    reply
      .removeHeader('etag')
      .header('cache-control', `public, max-age=${redirectSeconds}`)
      .redirect(url, 302);

  app.get('/_next/image', async (request, reply) => {
    let original: string | null = null;
    try {
      const requested = parseImageRequest(request.query, request.headers.accept ?? '');
      const imageRequest = isRelative(requested)
        ? belowMediaUrl(requested, await options.mediaUrl(request.host))
        : requested;
      original = await originalOf(imageRequest, request.host);
      // A resized GIF would lose its animation.
      if (original && isGif(imageRequest.source)) return redirectToOriginal(reply, original);
      const isAllowed = URL.canParse(imageRequest.source)
        ? await options.isAllowedHost(request.host, new URL(imageRequest.source).host)
        : false;
      const sources = { folders, isAllowedHost: () => isAllowed };
      const key = await cacheKeyOf(imageRequest, folders);
      const etag = `"${key}"`;
      void reply.headers({
        'cache-control': 'public, max-age=2592000',
        vary: 'accept',
        etag,
      });
      const share = () =>
        permitSharedCaching(reply, `${IMAGES_KEY} ${imageKeyOf(imageRequest.source)}`, imageLifetime);
      if (matchesTag(request.headers['if-none-match'], etag)) return share().code(304).send();
      const cached = await cache.read(key);
      if (cached) return share().type(cached.head.type).send(cached.body);
      const image = await makeImage(addressKey(request.ip), key, imageRequest, sources);
      return share().type(image.type).send(image.bytes);
    } catch (error) {
      if (original && !(error instanceof QueueFullError)) return redirectToOriginal(reply, original);
      void reply.removeHeader('etag').header('cache-control', 'no-store');
      if (error instanceof InvalidImageRequestError)
        return reply.code(400).type('text/plain').send(error.message);
      if (error instanceof ImageNotFoundError)
        return reply.code(404).type('text/plain').send('No such picture');
      if (error instanceof QueueFullError) {
        void reply.code(503).header('retry-after', retryAfterSeconds);
        return reply.type('text/plain').send('Too many pictures are being made');
      }
      request.log.warn({ error }, 'image could not be resized');
      return reply.code(422).type('text/plain').send('This picture could not be read');
    }
  });
}
