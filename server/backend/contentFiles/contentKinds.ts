import type { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { banners, blocks, blogPosts, menuItems, pages } from '../database/schema/content.ts';
import {
  address,
  addressField,
  bilingual,
  choiceField,
  completeText,
  dayField,
  type Field,
  filled,
  flag,
  flagField,
  numberField,
  optionalText,
  positiveNumber,
  requiredText,
  timeField,
} from './fields.ts';

/** One kind of content, and the form of its files (docs/content.md). */
export interface ContentKind {
  extension: '.html' | '.yaml';
  table: PgTable;
  /** The column of the identifier, which is the path of the file unless its front matter specifies another one. */
  key: string;
  fields: Record<string, Field>;
  /** Validates several keys together; reports the message and the invalid key. */
  rule?: (values: Record<string, unknown>) => { key: string; message: string } | null;
}

const label = z.union(
  [
    z.pipe(
      filled,
      z.transform((en) => ({ en, fr: en })),
    ),
    z.pipe(z.strictObject({ en: filled, fr: filled }), z.transform(completeText)),
  ],
  { error: 'must be a text, or a text for each of en and fr' },
);

/** An entry of a menu, in the names of the API (docs/spec/03 §5). */
export const menuEntry = z.strictObject({
  id: positiveNumber,
  parent: z._default(positiveNumber, 0),
  label,
  request_url: z._default(address, ''),
  href_override: z._default(address, ''),
  target: z._default(z.enum(['', '_blank', '_self'], 'must be _blank or _self'), ''),
  icon_url: z._default(address, ''),
  top_menu_visibility: z._default(flag, false),
});
export type MenuEntry = z.output<typeof menuEntry>;

export const kindNames = ['pages', 'blocks', 'menus', 'banners', 'blog'] as const;
export type KindName = (typeof kindNames)[number];
export const isKindName = (name: string): name is KindName => kindNames.some((kind) => kind === name);

export const kinds: Record<KindName, ContentKind> = {
  pages: {
    extension: '.html',
    table: pages,
    key: 'identifier',
    fields: {
      title: bilingual(requiredText('title')),
      meta_description: bilingual(optionalText('metaDescription')),
      meta_keywords: bilingual(optionalText('metaKeywords')),
      no_index: flagField('noIndex'),
    },
  },
  blocks: {
    extension: '.html',
    table: blocks,
    key: 'identifier',
    fields: { title: requiredText('title') },
  },
  menus: {
    extension: '.yaml',
    table: menuItems,
    key: 'placement',
    fields: {
      items: {
        column: 'items',
        schema: z
          .array(menuEntry, { error: 'must be a list of entries' })
          .check(z.minLength(1, 'must have an entry')),
        isBilingual: false,
      },
    },
  },
  banners: {
    extension: '.html',
    table: banners,
    key: 'id',
    fields: {
      type: choiceField('type', ['link_tile', 'custom'], 'custom'),
      start_date: dayField('startDate'),
      end_date: dayField('endDate'),
      category: optionalText('category'),
      manufacturer: optionalText('manufacturer'),
      position: numberField('position'),
      css: optionalText('css'),
    },
    rule: ({ start_date, end_date }) =>
      String(end_date) < String(start_date) ? { key: 'end_date', message: 'is before start_date' } : null,
  },
  blog: {
    extension: '.html',
    table: blogPosts,
    key: 'urlKey',
    fields: {
      title: bilingual(requiredText('title')),
      short_content: bilingual(optionalText('summary')),
      author: optionalText('author'),
      image_url: addressField('image'),
      published_at: timeField('publishedAt'),
    },
  },
};

/** One content of the shop: a page, a block, a menu, a banner or a blog post. */
export interface ContentItem {
  kind: KindName;
  identifier: string;
  /** The values of the table's row by property, as stored; content is the HTML in each language. */
  values: Record<string, unknown>;
}

/** pages/about */
export const itemName = ({ kind, identifier }: Pick<ContentItem, 'kind' | 'identifier'>): string =>
  `${kind}/${identifier}`;
