import { LRUCache } from 'lru-cache';
import type { RenderResult } from './builds.ts';
import type { BootPart } from './cachedPage.ts';
import { CompressedText } from './compressedText.ts';
import { instantsIn } from './pageVersion.ts';

type LayoutText = NonNullable<RenderResult['boot']>['layout'];

interface LayoutPart extends BootPart {
  instants: readonly number[];
}

/** Some kinds of pages, languages and screens of a site; a text takes about 14 kB. */
const maxTexts = 500;

/** The data that the pages of a site have in common, compressed once. site: tenant and origin */
export class LayoutDataCache {
  readonly #parts = new LRUCache<string, Promise<LayoutPart>>({ max: maxTexts });

  add(site: string, { id, text }: LayoutText): Promise<LayoutPart> {
    return this.#keep(`${site} ${id}`, async () => ({
      id,
      text: await CompressedText.of(text),
      instants: instantsIn(text),
    }));
  }

  /** Keeps the layout of a page that another process rendered. */
  restore(site: string, { id, text }: BootPart): void {
    this.#keep(`${site} ${id}`, async () => ({
      id,
      text,
      instants: instantsIn((await text.plain()).toString()),
    }));
  }

  #keep(key: string, read: () => Promise<LayoutPart>): Promise<LayoutPart> {
    const stored = this.#parts.get(key);
    if (stored) return stored;
    const reading = read();
    this.#parts.set(key, reading);
    // The next page reads it again.
    reading.catch(() => this.#parts.delete(key));
    return reading;
  }

  async get(site: string, id: string): Promise<CompressedText | null> {
    return (await this.#parts.get(`${site} ${id}`))?.text ?? null;
  }
}
