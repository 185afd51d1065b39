import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { keepAssets } from './previousReleaseAssets.ts';

/** Names of files in /assets contain a hash of their content. */
function cacheControl(path: string): string {
  if (path.startsWith('assets')) return 'public, max-age=31536000, immutable';
  // A short lifetime, so that a new release does not run with old translations.
  if (path.startsWith('locales')) return 'public, max-age=300';
  if (/\.(html|js|webmanifest)$/.test(path)) return 'no-cache';
  return 'public, max-age=86400';
}

/**
 * Serves the built web app with the files that the build compressed.
 * assetsFolder: also contains the hashed files of earlier builds, which open tabs still request
 */
export async function webFiles(
  app: FastifyInstance,
  { folder, assetsFolder }: { folder: string; assetsFolder: string },
): Promise<void> {
  const failed = (error: unknown) =>
    app.log.error({ err: error }, 'files of this build can not be kept for the time after the next release');
  await mkdir(assetsFolder, { recursive: true }).catch(failed);
  // Runs in the background: the files of this build are served from their own folder.
  const keeping = keepAssets(join(folder, 'assets'), assetsFolder).catch(failed);
  app.addHook('onClose', () => keeping);
  await app.register(fastifyStatic, {
    root: [join(folder, 'assets'), assetsFolder],
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    // A file that never changes needs neither validators nor ranges.
    lastModified: false,
    etag: false,
    acceptRanges: false,
    allowedPath: (path) => !path.endsWith('.map'),
    setHeaders: (reply) => void reply.header('cache-control', cacheControl('assets')),
  });
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // Registers one route per file, so that every other path reaches the pages.
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    // The apple-touch-icon is generated for each tenant (siteFiles/appIcons.ts).
    globIgnore: ['**/*.{br,gz,part,map}', '.vite/**', 'assets/**', 'icons/apple-touch-icon.png'],
    setHeaders: (reply, path) => {
      const name = relative(folder, path).replace(/\.(br|gz)$/, '');
      void reply.header('cache-control', cacheControl(name));
    },
  });
}

/** Serves images and films under /media, with range requests for seeking. A missing file is a 404, never a page. */
export async function mediaFiles(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/media/',
    index: false,
    decorateReply: false,
    maxAge: '30d',
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });
}

/** Serves versions of the kiosk shell (docs/kiosk.md, Updates), with range requests for interrupted downloads. */
export async function kioskUpdates(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) =>
    app.log.error({ err: error }, 'the folder of kiosk updates can not be created'),
  );
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/kiosk-updates/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
}

/** Serves staff uploads, with range requests. A file's name is its hash, so its content never changes. */
export async function uploadedFiles(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/media/uploads/',
    index: false,
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });
}
