import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BilingualText } from '../../catalog/details.ts';
import { moment, rowId, tenantId } from './columns.ts';

export const blocks = pgTable(
  'blocks',
  {
    tenantId: tenantId(),
    identifier: text().notNull(),
    title: text().notNull(),
    content: jsonb().$type<BilingualText>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.identifier] })],
);

export const pages = pgTable(
  'pages',
  {
    tenantId: tenantId(),
    identifier: text().notNull(),
    title: jsonb().$type<BilingualText>().notNull(),
    content: jsonb().$type<BilingualText>().notNull(),
    metaDescription: jsonb().$type<BilingualText>().notNull(),
    metaKeywords: jsonb().$type<BilingualText>().notNull(),
    noIndex: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.identifier] })],
);

export const menuItems = pgTable(
  'menu_items',
  {
    tenantId: tenantId(),
    nodeId: integer().notNull(),
    parentNodeId: integer(),
    label: jsonb().$type<BilingualText>().notNull(),
    requestUrl: text().notNull(),
    hrefOverride: text().notNull(),
    target: text().notNull(),
    iconUrl: text().notNull(),
    topMenuVisible: boolean().notNull(),
    placement: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.nodeId] })],
);

export const scripts = pgTable(
  'scripts',
  {
    tenantId: tenantId(),
    identifier: text().notNull(),
    src: text().notNull(),
    content: text().notNull(),
    placement: text({ enum: ['head', 'body'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.identifier] })],
);

export const banners = pgTable(
  'banners',
  {
    tenantId: tenantId(),
    id: text().notNull(),
    type: text({ enum: ['link_tile', 'custom'] }).notNull(),
    css: text().notNull(),
    content: jsonb().$type<BilingualText>().notNull(),
    /** url_key of the banner's category; '' for all categories. */
    category: text().notNull().default(''),
    /** Slug of the banner's manufacturer; '' for all manufacturers. */
    manufacturer: text().notNull().default(''),
    startDate: date().notNull(),
    endDate: date().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** Rebates and other promotions of manufacturers; their products have the hidden facet promotion / program_id. */
export const promotions = pgTable(
  'promotions',
  {
    tenantId: tenantId(),
    programId: text().notNull(),
    linqType: text().notNull(),
    name: jsonb().$type<BilingualText>().notNull(),
    shortDescription: jsonb().$type<BilingualText>().notNull(),
    description: jsonb().$type<BilingualText>().notNull(),
    manufacturer: text().notNull(),
    /** Cents. */
    amount: integer().notNull(),
    startDate: date().notNull(),
    endDate: date().notNull(),
    formUrl: text().notNull(),
    brandLogoUrls: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.programId] })],
);

export const blogPosts = pgTable(
  'blog_posts',
  {
    tenantId: tenantId(),
    id: integer().notNull(),
    urlKey: text().notNull(),
    title: jsonb().$type<BilingualText>().notNull(),
    summary: jsonb().$type<BilingualText>().notNull(),
    content: jsonb().$type<BilingualText>().notNull(),
    author: text().notNull(),
    image: text().notNull(),
    publishedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** Comments on a post, published after approval. */
export const blogComments = pgTable(
  'blog_comments',
  {
    id: rowId(),
    tenantId: tenantId(),
    postId: integer().notNull(),
    author: text().notNull(),
    body: text().notNull(),
    isApproved: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.tenantId, table.postId)],
);

/** Votes on a post: one per session, which can be changed. */
export const blogVotes = pgTable(
  'blog_votes',
  {
    tenantId: tenantId(),
    postId: integer().notNull(),
    voter: text().notNull(),
    isHelpful: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.postId, table.voter] })],
);

/** Search terms, without session and customer. */
export const queryLog = pgTable(
  'query_log',
  {
    id: rowId(),
    tenantId: tenantId(),
    query: text().notNull(),
    resultSize: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.createdAt)],
);

export const trackingLog = pgTable(
  'tracking_log',
  {
    id: rowId(),
    tenantId: tenantId(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.createdAt)],
);
