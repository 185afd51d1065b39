import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { nonceOf } from '../security/securityHeaders.ts';
import type { StoreApi } from '../storeApi.ts';
import { type KeptPage, PageMemory } from './pageMemory.ts';
import { renderPage } from './renderPage.ts';
import type { Render } from './serverEntry.ts';
import { sharedAnswers } from './sharedAnswers.ts';
import type { Translations } from './translations.ts';
import type { WebBuild } from './webBuild.ts';

export interface PagesOptions {
  build: WebBuild;
  /** null when the server entry could not be loaded: every page is the plain shell then. */
  render: Render | null;
  api: StoreApi;
  translations: Translations;
  /** Moves whenever catalogue, content or configuration change; always 0 for a backend that does not tell. */
  revision: () => Promise<number>;
  /** Milliseconds a page may take before the plain shell goes out instead. */
  renderTimeoutMs?: number;
}

/** Paths that are never a page of the app: what is not there is a 404 of its own kind. */
const notPages =
  /^\/(api|media|_next|kiosk-service|assets|locales|icons)(\/|$)|\.(js|css|map|json|xml|txt|php|ico|png|jpe?g|webp|svg)$/;

const isSmallScreen = ({ headers }: FastifyRequest) =>
  headers['sec-ch-ua-mobile'] === '?1' || /Mobi/.test(headers['user-agent'] ?? '');

/** Pages of one shopper: rendered for nobody else. */
const personal = /^(\/[a-z]{2}(-[A-Za-z]{2})?)?\/(checkout|account|kiosk)(\/|$)/;

/** Where the data of a rendered page stands, under the name of its rendering. */
const dataPath = '/page-data';

/** Paths of this shop that may be kept: not of one shopper, not of another host. */
const dataRequest = z.object({
  name: z.uuid(),
  of: z.string().check(
    z.maxLength(2_000),
    z.regex(/^\/(?![/\\])/),
    z.refine((path) => !personal.test(path) && !notPages.test(path)),
  ),
});

const addressOf = ({ protocol, host }: FastifyRequest, path: string) =>
  new URL(path, `${protocol}://${host}`);

const keyOf = (request: FastifyRequest, url: URL) => `${url.href} ${isSmallScreen(request)}`;

/** Every other address is a page of the app: rendered here on the first visit, or by the browser from the plain shell. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { build, render, translations, revision, renderTimeoutMs = 4000 } = options;
  const api = sharedAnswers(options.api, revision);
  const memory = new PageMemory(revision, (error) =>
    app.log.error({ err: error }, 'page could not be rendered anew, the one at hand serves on'),
  );
  // Stands in kept pages where each answer's own nonce goes; nobody outside can know it.
  const standIn = randomUUID();

  const sendShell = (reply: FastifyReply) => reply.code(200).send(build.template);

  async function makePage(render: Render, request: FastifyRequest, url: URL): Promise<KeptPage> {
    const name = randomUUID();
    const of = encodeURIComponent(url.pathname + url.search);
    const given = {
      url,
      ...build,
      api: (language: string) => api(request.host, language),
      translations,
      nonce: standIn,
      isMobile: isSmallScreen(request),
      bootAddress: personal.test(url.pathname) ? null : `${dataPath}/${name}?of=${of}`,
    };
    const page = await renderPage(render, given, renderTimeoutMs, (error) =>
      request.log.error({ err: error }, 'part of a page could not be rendered'),
    );
    return { name, ...page };
  }

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (notPages.test(path)) return reply.callNotFound();
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (!render) return sendShell(reply);

    const url = addressOf(request, request.url);
    const make = () => makePage(render, request, url);
    try {
      const page = personal.test(path) ? await make() : await memory.get(keyOf(request, url), make);
      if (page.redirect) return reply.redirect(page.redirect, page.status);
      return reply.code(page.status).send(page.html.replaceAll(standIn, nonceOf(request)));
    } catch (error) {
      request.log.error({ err: error }, 'page could not be rendered, the plain shell was served');
      return sendShell(reply);
    }
  });

  /** Asked for once the page is seen. When its own rendering is gone, that of another one does as well. */
  app.get(`${dataPath}/:name`, async (request, reply) => {
    const asked = z.safeParse(dataRequest, { ...Object(request.params), ...Object(request.query) });
    if (!render || !asked.success) return reply.callNotFound();
    const url = addressOf(request, asked.data.of);
    const key = keyOf(request, url);
    const boot =
      memory.bootOf(key, asked.data.name) ??
      (await memory.get(key, () => makePage(render, request, url))).boot;
    if (boot === null) return reply.callNotFound();
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(boot);
  });
}
