import type { FastifyInstance } from 'fastify';
import { PictureCache } from './pictureCache.ts';
import { BadPictureRequest, type PictureRequest, readPictureRequest } from './pictureRequest.ts';
import { PictureNotFound, type PictureSources, readPictureSource } from './pictureSources.ts';
import { type Picture, resizePicture } from './resizePicture.ts';
import { sharedWork } from './sharedWork.ts';

export interface PicturesOptions {
  /** Where finished pictures are kept. */
  cacheFolder: string;
  mediaFolder: string;
  /** Whether the store that answers at `host` names `source` as a host of its pictures. */
  isAllowedHost(host: string, source: string): Promise<boolean>;
}

/** GET /_next/image?url&w&q (shell specification §7): pictures in the size and format a browser wants. */
export async function pictures(app: FastifyInstance, options: PicturesOptions): Promise<void> {
  const cache = new PictureCache(options.cacheFolder, options.mediaFolder);
  const work = sharedWork<Picture>(1);

  async function make(key: string, request: PictureRequest, sources: PictureSources): Promise<Picture> {
    const picture = await resizePicture(await readPictureSource(request.source, sources), request);
    await cache.write(key, picture).catch((error: unknown) => app.log.warn({ error }, 'picture not kept'));
    return picture;
  }

  app.get('/_next/image', async (request, reply) => {
    try {
      const wanted = readPictureRequest(request.query, request.headers.accept ?? '');
      const allowed = URL.canParse(wanted.source)
        ? await options.isAllowedHost(request.host, new URL(wanted.source).host)
        : false;
      const sources = { mediaFolder: options.mediaFolder, isAllowedHost: () => allowed };
      const key = await cache.keyOf(wanted);
      const etag = `"${key}"`;
      void reply.headers({ 'cache-control': 'public, max-age=2592000', vary: 'accept', etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const picture =
        (await cache.read(key, wanted.format)) ?? (await work(key, () => make(key, wanted, sources)));
      return reply.type(picture.type).send(picture.bytes);
    } catch (error) {
      void reply.header('cache-control', 'no-store');
      if (error instanceof BadPictureRequest) return reply.code(400).type('text/plain').send(error.message);
      if (error instanceof PictureNotFound) return reply.code(404).type('text/plain').send('No such picture');
      request.log.warn({ error }, 'picture could not be made');
      return reply.code(422).type('text/plain').send('This picture could not be read');
    }
  });
}
