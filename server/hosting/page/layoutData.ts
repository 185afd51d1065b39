import { LRUCache } from 'lru-cache';
import type { RenderResult } from './builds.ts';
import { PackedText } from './packedText.ts';
import type { BootPart } from './pageCache.ts';
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
    const key = `${site} ${id}`;
    const stored = this.#parts.get(key);
    if (stored) return stored;
    const packing = PackedText.of(text).then((packed) => ({ id, text: packed, instants: instantsIn(text) }));
    this.#parts.set(key, packing);
    // The next page packs it again.
    packing.catch(() => this.#parts.delete(key));
    return packing;
  }

  async get(site: string, id: string): Promise<PackedText | null> {
    return (await this.#parts.get(`${site} ${id}`))?.text ?? null;
  }
}
