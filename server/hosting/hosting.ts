import type { FastifyInstance } from 'fastify';
import { originOf } from '../../contract/configuredHosts.ts';
import type { BackendApi } from './backendApi.ts';
import { images } from './images/images.ts';
import { type Render, readTranslations, readWebBuild } from './page/builds.ts';
import { type PagesOptions, pages } from './page/pages.ts';
import type { ReadVersion } from './page/pageVersion.ts';
import { policyHosts } from './security/policyHosts.ts';
import { type ReportSampling, violationReports } from './security/violationReports.ts';
import { appIcons } from './siteFiles/appIcons.ts';
import { siteFiles } from './siteFiles/siteFiles.ts';
import { sitePaths } from './siteFiles/sitemap.ts';
import { siteScripts } from './siteFiles/siteScripts.ts';
import { kioskUpdates, mediaFiles, uploadedFiles, webFiles } from './staticFiles.ts';
import type { ConfigOf } from './tenantConfigs.ts';

export interface HostingOptions {
  api: BackendApi;
  configOf: ConfigOf;
  readVersion: ReadVersion;
  /** Whether the API is a dealer's own backend. */
  isBackendForeign?: boolean;
  render: Render | null;
  webFolder: string;
  localesFolder: string;
  mediaFolder: string;
  /** Files that staff uploaded, below /media/uploads; null without the desk. */
  uploadsFolder?: string | null;
  /** Folder of the versions of the kiosk shell, below /kiosk-updates; none if not set. */
  updatesFolder?: string;
  /** Folder with the hashed files of this build and of earlier ones (previousReleaseAssets.ts). */
  assetsFolder: string;
  /** Folder of the resized images. */
  imagesFolder: string;
  /** Size limit of that folder in bytes; 500 MB by default. */
  maxImageBytes?: number;
  renderTimeoutMs?: number;
  /** Size limit of the cached pages in bytes. */
  pageCacheBytes?: number;
  /** Whether to render pages in advance while the server is idle. */
  rendersAhead?: boolean;
  waitAhead?: PagesOptions['waitAhead'];
  /** Where pages rendered in advance are stored. */
  pageFiles?: PagesOptions['files'];
  reports?: ReportSampling;
}

/** Serves everything except the API: static files, images, site files and pages. */
export async function hosting(app: FastifyInstance, options: HostingOptions): Promise<void> {
  const { api, configOf, mediaFolder, readVersion } = options;
  const folders = { mediaFolder, uploadsFolder: options.uploadsFolder ?? null };
  const revision = async () => (await readVersion())?.revision ?? 0;
  const translations = readTranslations(options.localesFolder);
  await app.register(webFiles, { folder: options.webFolder, assetsFolder: options.assetsFolder });
  await app.register(mediaFiles, { folder: mediaFolder });
  if (options.uploadsFolder) await app.register(uploadedFiles, { folder: options.uploadsFolder });
  if (options.updatesFolder) await app.register(kioskUpdates, { folder: options.updatesFolder });
  await app.register(siteFiles, { api, configOf, revision, translations });
  await app.register(appIcons, { configOf, webFolder: options.webFolder, folders });
  await app.register(siteScripts, { api });
  await app.register(violationReports, options.reports ?? {});
  await app.register(images, {
    cacheFolder: options.imagesFolder,
    maxCacheBytes: options.maxImageBytes,
    folders,
    mediaUrl: async (host) => (await configOf(host))?.base_media_url ?? '',
    isAllowedHost: async (host, source) => {
      return originOf((await configOf(host))?.base_media_url).some(
        (origin) => new URL(origin).host === source,
      );
    },
    isShownOrigin: async (host, source) =>
      policyHosts(await configOf(host))
        .get('img-src')
        ?.has(source) ?? false,
  });
  // Not registered as a plugin, because startServer.ts uses what it adds to the app.
  await pages(app, {
    build: await readWebBuild(options.webFolder),
    render: options.render,
    api,
    configOf,
    readVersion,
    isSessionFirst: options.isBackendForeign ?? false,
    translations,
    renderTimeoutMs: options.renderTimeoutMs,
    cacheBytes: options.pageCacheBytes,
    files: options.rendersAhead ? (options.pageFiles ?? null) : null,
    waitAhead: options.waitAhead,
    pathsAhead: options.rendersAhead ? (host) => sitePaths(api, configOf, host) : undefined,
  });
}
