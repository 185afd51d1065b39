import { relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Files of /assets carry a hash of their content in their name. */
function cacheControl(path: string): string {
  if (path.startsWith('assets')) return 'public, max-age=31536000, immutable';
  // Texts: short, so that a release is not read with the words of the one before.
  if (path.startsWith('locales')) return 'public, max-age=300';
  if (/\.(html|js|webmanifest)$/.test(path)) return 'no-cache';
  return 'public, max-age=86400';
}

/** The built web app: each file as the build compressed it, cached as long as its name allows. */
export async function webFiles(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // A route a file: any other path is a page.
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.{br,gz,map}', '.vite/**'],
    setHeaders: (reply, path) => {
      const name = relative(folder, path).replace(/\.(br|gz)$/, '');
      void reply.header('cache-control', cacheControl(name));
    },
  });
}

/** Pictures and films of the shop; ranges are answered, so films seek. A missing one is a 404, never a page. */
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
