import type { FastifyInstance } from 'fastify';
import type { ReadVersion } from '../page/pageVersion.ts';
import { type PurgeTarget, purgeOnChange, purgerOf } from './purge.ts';
import { purgeImages } from './purgeImages.ts';

/** Purges the shared caches before this server after each change of data and images, until the server closes. */
export async function purgeSharedCaches(
  app: FastifyInstance,
  targets: readonly PurgeTarget[],
  readVersion: ReadVersion,
  mediaFolder: string,
): Promise<void> {
  if (targets.length === 0) return;
  const onError = (error: unknown) =>
    app.log.warn({ err: error }, 'a shared cache could not be purged, it is tried again');
  const purger = purgerOf(targets, onError);
  const stopPages = purgeOnChange(purger, readVersion, onError);
  const stopImages = await purgeImages(purger, mediaFolder, onError);
  app.addHook('preClose', async () => {
    stopPages();
    stopImages();
    purger.stop();
  });
}
