import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { plainText } from '../../../server/backend/catalog/search/words.ts';
import { projectRoot } from '../../../server/files/projectRoot.ts';
import type { SearchDocument } from './documents.ts';
import { type Engine, expand, PAGE, parseQuery, usedBytes } from './engine.ts';

type Query =
  | string
  | { combineWith?: 'AND' | 'OR'; queries: Query[]; fields?: string[]; fuzzy?: boolean | number };

/** The part of MiniSearch used here. The package is only in tools/package.json, and type checks work without it. */
interface MiniSearchIndex {
  addAll(documents: readonly SearchDocument[]): void;
  search(query: Query, options: { filter: (found: { id: number }) => boolean }): { id: number }[];
}
interface MiniSearchOptions {
  fields: string[];
  extractField: (document: SearchDocument, field: string) => unknown;
  processTerm: (word: string) => string | null;
  searchOptions: {
    boost: Record<string, number>;
    prefix: boolean;
    fuzzy: (word: string) => number | false;
    combineWith: 'AND' | 'OR';
  };
}
type MiniSearchClass = new (options: MiniSearchOptions) => MiniSearchIndex;

/** The bundled program is located outside tools/, which contains the package. */
async function loadMiniSearch(): Promise<MiniSearchClass> {
  const path = createRequire(join(projectRoot, 'tools/package.json')).resolve('minisearch');
  const { default: loaded }: { default: MiniSearchClass } = await import(pathToFileURL(path).href);
  return loaded;
}

/** MiniSearch configured according to its documentation: prefixes, fuzzy 0.2 and boosts, with folded accents. */
export async function miniSearch(documents: readonly SearchDocument[]): Promise<Engine> {
  const Index = await loadMiniSearch();
  const before = usedBytes();
  const index = new Index({
    fields: ['name', 'categories', 'models', 'words'],
    extractField: (document, field) => {
      if (field === 'name') return `${document.name.en} ${document.name.fr}`;
      if (field === 'categories') return `${document.categories_en} ${document.categories_fr}`;
      return document[field as keyof SearchDocument];
    },
    processTerm: (word) => plainText(word) || null,
    searchOptions: {
      boost: { name: 4, models: 3, categories: 2 },
      prefix: true,
      fuzzy: (word) => (word.length > 3 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(documents);
  const byId = new Map(documents.map((document) => [document.id, document]));
  return {
    bytes: usedBytes() - before,
    search: async (query, hasSynonyms) => {
      const { words, limits, model } = parseQuery(query, hasSynonyms);
      const parts = expand(words, hasSynonyms).map(
        ({ forms }): Query => ({
          combineWith: 'OR',
          queries: forms.map((form): Query => ({ combineWith: 'AND', queries: [...form] })),
        }),
      );
      const text: Query = { combineWith: 'AND', queries: parts };
      const models: Query = { queries: [model], fields: ['models'], fuzzy: false };
      const found = index.search(model ? { combineWith: 'OR', queries: [text, models] } : text, {
        filter: ({ id }) =>
          limits.every(({ measure, range: { from, to } }) => {
            const value = byId.get(id)?.[measure] ?? Number.NaN;
            return value >= from && value <= to;
          }),
      });
      return { ids: found.slice(0, PAGE).map(({ id }) => id), total: found.length };
    },
  };
}
