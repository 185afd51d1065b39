import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nonceOf } from '../security/securityHeaders.ts';
import type { StoreApi } from '../storeApi.ts';
import { PageMemory } from './pageMemory.ts';
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

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (notPages.test(path)) return reply.callNotFound();
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (!render) return sendShell(reply);

    const { host } = request;
    const url = new URL(request.url, `${request.protocol}://${host}`);
    const isMobile = isSmallScreen(request);
    const make = () =>
      renderPage(
        render,
        { url, ...build, api: (language) => api(host, language), translations, nonce: standIn, isMobile },
        renderTimeoutMs,
        (error) => request.log.error({ err: error }, 'part of a page could not be rendered'),
      );
    try {
      const page = personal.test(path) ? await make() : await memory.get(`${url.href} ${isMobile}`, make);
      if (page.redirect) return reply.redirect(page.redirect, page.status);
      return reply.code(page.status).send(page.html.replaceAll(standIn, nonceOf(request)));
    } catch (error) {
      request.log.error({ err: error }, 'page could not be rendered, the plain shell was served');
      return sendShell(reply);
    }
  });
}
