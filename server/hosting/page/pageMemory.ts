/** A page as it is kept: whole, for everybody, with a stand-in where each answer's own nonce goes. */
export interface KeptPage {
  /** Of this rendering, told from any other. */
  name: string;
  status: number;
  redirect: string | null;
  html: string;
  /** The data it was rendered from, for the browser to take it over; null when the page carries it. */
  boot: string | null;
  /** A part of it failed: shown once, never kept. */
  isFaulty: boolean;
}

/** Stock may change without a revision: after this the next visitor has the page rendered anew, behind the answer ... */
const freshMs = 5_000;
/** ... and nobody sees a page older than this. */
const staleMs = 60_000;
const mostCharacters = 24_000_000;

interface Entry {
  page: KeptPage;
  /** The rendering that this one followed: a browser that shows it may not have asked for its data yet. */
  before: Pick<KeptPage, 'name' | 'boot'> | null;
  revision: number;
  madeAt: number;
}

const charactersOf = ({ page, before }: Entry) =>
  page.html.length + (page.boot?.length ?? 0) + (before?.boot?.length ?? 0);

/**
 * Pages already rendered for anonymous visitors, by address, language and screen. Visitors who ask at the same time share
 * one rendering. A page lives until the shop's revision moves or it is a minute old; one of some seconds is shown once more
 * while its successor is made, so that a visitor seldom waits for a rendering.
 */
export class PageMemory {
  readonly #pages = new Map<string, Entry>();
  readonly #underWay = new Map<string, Promise<KeptPage>>();
  readonly #revision: () => Promise<number>;
  readonly #onStale: (error: unknown) => void;
  #characters = 0;

  /** onStale hears why a page could not be made anew behind an answer; the one at hand serves on. */
  constructor(revision: () => Promise<number>, onStale: (error: unknown) => void) {
    this.#revision = revision;
    this.#onStale = onStale;
  }

  async get(key: string, make: () => Promise<KeptPage>): Promise<KeptPage> {
    const revision = await this.#revision();
    const known = this.#pages.get(key);
    const age = known?.revision === revision ? performance.now() - known.madeAt : staleMs;
    if (!known || age >= staleMs) return this.#renew(key, revision, make);
    if (age >= freshMs) this.#renew(key, revision, make).catch(this.#onStale);
    return known.page;
  }

  /** The data of a rendering of this page; null when it is no longer kept. */
  bootOf(key: string, name: string): string | null {
    const { page, before } = this.#pages.get(key) ?? {};
    return [page, before].find((one) => one?.name === name)?.boot ?? null;
  }

  #renew(key: string, revision: number, make: () => Promise<KeptPage>): Promise<KeptPage> {
    const name = `${revision} ${key}`;
    const making =
      this.#underWay.get(name) ?? this.#make(key, revision, make).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, making);
    return making;
  }

  async #make(key: string, revision: number, make: () => Promise<KeptPage>): Promise<KeptPage> {
    const madeAt = performance.now();
    const page = await make();
    if (page.status === 200 && !page.isFaulty) this.#keep(key, page, revision, madeAt);
    return page;
  }

  #keep(key: string, page: KeptPage, revision: number, madeAt: number): void {
    const last = this.#pages.get(key)?.page;
    this.#drop(key);
    const entry = { page, before: last ? { name: last.name, boot: last.boot } : null, revision, madeAt };
    this.#pages.set(key, entry);
    this.#characters += charactersOf(entry);
    for (const oldest of this.#pages.keys()) {
      if (this.#characters <= mostCharacters) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#pages.get(key);
    this.#characters -= entry ? charactersOf(entry) : 0;
    this.#pages.delete(key);
  }
}
