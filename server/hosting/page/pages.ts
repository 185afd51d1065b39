import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nonceOf } from '../security/securityHeaders.ts';
import type { StoreApi } from '../storeApi.ts';
import type { Render } from './serverEntry.ts';
import type { Translations } from './translations.ts';
import type { WebBuild } from './webBuild.ts';

export interface PagesOptions {
  build: WebBuild;
  /** null when the server entry could not be loaded: every page is the plain shell then. */
  render: Render | null;
  api: StoreApi;
  translations: Translations;
  /** Milliseconds a page may take before the plain shell goes out instead. */
  renderTimeoutMs?: number;
}

/** Paths that are never a page of the app: what is not there is a 404 of its own kind. */
const notPages =
  /^\/(api|media|_next|kiosk-service|assets|locales|icons)(\/|$)|\.(js|css|map|json|xml|txt|php|ico|png|jpe?g|webp|svg)$/;

const isSmallScreen = ({ headers }: FastifyRequest) =>
  headers['sec-ch-ua-mobile'] === '?1' || /Mobi/.test(headers['user-agent'] ?? '');

/** Every other address is a page of the app: rendered here on the first visit, or by the browser from the plain shell. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { build, render, api, translations, renderTimeoutMs = 4000 } = options;

  const sendShell = (reply: FastifyReply) => reply.code(200).send(build.template);

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (notPages.test(path)) return reply.callNotFound();
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (!render) return sendShell(reply);

    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new Error('rendering took too long')), renderTimeoutMs);
    reply.raw.once('close', () => clearTimeout(timer));
    try {
      const result = await untilAborted(
        render({
          url: new URL(request.url, `${request.protocol}://${request.host}`),
          ...build,
          api: (language) => api(request.host, language),
          translations,
          nonce: nonceOf(request),
          isMobile: isSmallScreen(request),
          signal: timeout.signal,
          onError: (error) => request.log.error({ err: error }, 'part of a page could not be rendered'),
        }),
        timeout.signal,
      );
      if (result.redirect) return reply.redirect(result.redirect, result.status);
      return reply.code(result.status).send(result.html);
    } catch (error) {
      request.log.error({ err: error }, 'page could not be rendered, the plain shell was served');
      return sendShell(reply);
    }
  });
}

/** Rejects as soon as the signal does, even when the work itself never ends. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
