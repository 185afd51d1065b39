import type { SharedParts } from '@/lib/SharedMarkup';

/** Markup of parts shared by the renders of one version of the data. */
export interface MarkupStore {
  get: (key: string) => string | undefined;
}

/** Markup that can't be shared: React's ids depend on the position in the tree, and the head must list images, styles and scripts. */
const isBound = (markup: string) =>
  /"_R_|<(?:script|style|link|meta|title)\b|<img(?![^>]*\bloading="lazy")/.test(markup);

/** Collects the shared parts of one server render. scope: what every part of the render depends on */
export class PartCollector implements SharedParts {
  readonly marker: string;
  readonly #store: MarkupStore;
  readonly #scope: string;
  readonly #numbers = new Map<string, number>();
  readonly #markup: (string | undefined)[] = [];

  constructor(store: MarkupStore, scope: string, marker: string) {
    this.#store = store;
    this.#scope = scope;
    this.marker = `${marker}-`;
  }

  readonly numberOf = (id: string): number => {
    const key = `${this.#scope} ${id}`;
    const number = this.#numbers.get(key) ?? this.#numbers.size;
    if (this.#numbers.has(key)) return number;
    this.#numbers.set(key, number);
    this.#markup[number] = this.#store.get(key);
    return number;
  };

  readonly isRendered = (number: number): boolean => this.#markup[number] !== undefined;

  /**
   * Replaces the markers: inserts parts of earlier renders and returns new ones for later renders.
   * found: markup by its key in the store
   */
  join(html: string): { html: string; found: Map<string, string> } {
    const keys = [...this.#numbers.keys()];
    const found = new Map<string, string>();
    const pieces: string[] = [];
    const begun: number[] = [];
    const marks = new RegExp(`<i data-part="${this.marker}(use|begin|end)(\\d+)"></i>`, 'g');
    let end = 0;
    for (const { index, 0: mark, 1: kind, 2: digits } of html.matchAll(marks)) {
      pieces.push(html.slice(end, index));
      end = index + mark.length;
      const number = Number(digits);
      if (kind === 'use') pieces.push(this.#markup[number] ?? '');
      if (kind === 'begin') begun.push(pieces.length);
      if (kind !== 'end') continue;
      const markup = pieces.splice(begun.pop() ?? pieces.length).join('');
      pieces.push(markup);
      if (!isBound(markup)) found.set(keys[number] ?? '', markup);
    }
    pieces.push(html.slice(end));
    return { html: pieces.join(''), found };
  }
}
