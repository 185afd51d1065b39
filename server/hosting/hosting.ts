import type { FastifyInstance } from 'fastify';
import { pages } from './page/pages.ts';
import type { Render } from './page/serverEntry.ts';
import { readTranslations } from './page/translations.ts';
import { readWebBuild } from './page/webBuild.ts';
import { pictures } from './pictures/pictures.ts';
import { siteFiles } from './siteFiles/siteFiles.ts';
import { siteScripts } from './siteFiles/siteScripts.ts';
import { mediaFiles, webFiles } from './staticFiles.ts';
import type { StoreApi } from './storeApi.ts';
import type { ConfigOf } from './storeConfigs.ts';

export interface HostingOptions {
  api: StoreApi;
  configOf: ConfigOf;
  /** Moves whenever the shop changes. */
  revision: () => Promise<number>;
  render: Render | null;
  webFolder: string;
  localesFolder: string;
  mediaFolder: string;
  /** Where resized pictures are kept. */
  picturesFolder: string;
  renderTimeoutMs?: number;
}

/** Everything a browser gets from this server beside the calls: files, pictures, site files and pages. */
export async function hosting(app: FastifyInstance, options: HostingOptions): Promise<void> {
  const { api, configOf, mediaFolder } = options;
  await app.register(webFiles, { folder: options.webFolder });
  await app.register(mediaFiles, { folder: mediaFolder });
  await app.register(siteFiles, { api, configOf });
  await app.register(siteScripts, { api });
  await app.register(pictures, {
    cacheFolder: options.picturesFolder,
    mediaFolder,
    isAllowedHost: async (host, source) => {
      const media = (await configOf(host))?.base_media_url ?? '';
      return URL.canParse(media) && new URL(media).host === source;
    },
  });
  await app.register(pages, {
    build: await readWebBuild(options.webFolder),
    render: options.render,
    api,
    revision: options.revision,
    translations: readTranslations(options.localesFolder),
    renderTimeoutMs: options.renderTimeoutMs,
  });
}
