import type { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type PageTarget, siteOf } from './pageTarget.ts';
import { halfHourOf, type ReadVersion } from './pageVersion.ts';
import type { VisitedSites } from './visitedSites.ts';

/** Idle time before a page is rendered in advance. */
const idleMs = 1_000;
/** Data counts as settled once two checks see the same version, because staff often save several times in a row. */
const checkEveryMs = 5_000;
type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;

export interface RenderAheadOptions {
  /** Emits `request` for each client request, for pages and everything else. */
  server: EventEmitter;
  /** The sites whose pages are rendered, for the screens of their visitors. */
  sites: VisitedSites;
  readVersion: ReadVersion;
  /** Paths of the pages of a host, the most important first. */
  pathsOf: (host: string) => AsyncIterable<string>;
  /** Renders a page unless it is cached. Resolves to its size in bytes. */
  prepare: (target: PageTarget) => Promise<number>;
  /** Limit in bytes for all pages rendered in advance. */
  maxBytes: number;
  /** Called with the error of one page or of a list of paths; rendering continues. */
  onError: (error: unknown) => void;
  /** Tests shorten the pauses. */
  wait?: Wait | undefined;
}

/**
 * Renders the pages of the sitemap while the server is idle, so that the first visitor of a page waits no longer than the second: after the
 * first visit of a site, after a change of catalog, content or configuration, and, every half hour, the pages that time or stock has
 * invalidated. It uses at most half a core. Pages of a dealer's backend are not rendered in advance: it has no versions, so they would
 * expire before a visit.
 */
export class RenderAhead {
  readonly #stopped = new AbortController();
  readonly #options: RenderAheadOptions;
  readonly #wait: Wait;
  #running: Promise<void> | undefined;
  #requestAt = 0;

  constructor(options: RenderAheadOptions) {
    this.#options = options;
    this.#wait = options.wait ?? ((ms, signal) => delay(ms, undefined, { signal, ref: false }));
  }

  start(): void {
    const { server } = this.#options;
    const onRequest = () => {
      this.#requestAt = performance.now();
    };
    server.on('request', onRequest);
    this.#running = this.#run().finally(() => server.off('request', onRequest));
  }

  /** Starts no further page. Resolves once the current page is complete. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    let seen: string | null = null;
    let completed: string | null = null;
    while (await this.#pause(checkEveryMs)) {
      const state = await this.#state();
      const isSettled = state === seen;
      seen = state;
      if (state && isSettled && state !== completed && (await this.#renderAll(state))) completed = state;
    }
  }

  /** Identifies everything that rendered pages depend on; null when there is nothing to render. */
  async #state(): Promise<string | null> {
    const { readVersion, onError, sites } = this.#options;
    const version = await readVersion().catch(onError);
    const visited = sites.list().map((site) => `${siteOf(site)} ${site.screens.size}`);
    if (!version || visited.length === 0) return null;
    return JSON.stringify([version.revision, halfHourOf(Date.now()), visited.sort()]);
  }

  /** Resolves to false if the state changes or the server stops before all pages are rendered. */
  async #renderAll(state: string): Promise<boolean> {
    let bytes = 0;
    for await (const target of this.#targets()) {
      if (bytes >= this.#options.maxBytes) return true;
      if (!(await this.#untilIdle()) || (await this.#state()) !== state) return false;
      const started = performance.now();
      bytes += (await this.#options.prepare(target).catch(this.#options.onError)) ?? 0;
      if (!(await this.#pause(performance.now() - started))) return false;
    }
    return true;
  }

  /** The pages of the sites, most recently visited first, for each screen in use. */
  async *#targets(): AsyncGenerator<PageTarget> {
    const { sites, pathsOf, onError } = this.#options;
    for (const { tenant, url, screens } of sites.list())
      try {
        for await (const path of pathsOf(url.host))
          for (const isMobile of screens) yield { tenant, url: new URL(path, url), isMobile };
      } catch (error) {
        // A site whose paths can't be read, such as one whose host name was removed, must not hold up the others.
        onError(error);
      }
  }

  /** Resolves to false if the server stops in the meantime. */
  async #untilIdle(): Promise<boolean> {
    for (let rest = idleMs; rest > 0; ) {
      rest = this.#requestAt + idleMs - performance.now();
      if (rest > 0 && !(await this.#pause(rest))) return false;
    }
    return !this.#stopped.signal.aborted;
  }

  async #pause(ms: number): Promise<boolean> {
    const { signal } = this.#stopped;
    await this.#wait(ms, signal).catch(() => undefined);
    return !signal.aborted;
  }
}
