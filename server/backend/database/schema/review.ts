import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BilingualText } from '../../catalog/details.ts';
import { products } from './catalog.ts';
import { moment, ownerId } from './columns.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: ownerId(() => products.id),
    title: jsonb().$type<BilingualText>().notNull(),
    detail: jsonb().$type<BilingualText>().notNull(),
    nickname: text().notNull(),
    rating: integer().notNull(),
    createdAt: moment().notNull(),
    votesYes: integer().notNull().default(0),
    votesNo: integer().notNull().default(0),
    /** Reviews of shoppers wait for approval by staff if the tenant is configured accordingly. */
    status: text({ enum: ['waiting', 'approved', 'rejected'] })
      .notNull()
      .default('approved'),
    /** The tenant at which it was written; null for imported reviews. */
    tenantId: integer(),
  },
  (table) => [index().on(table.productId)],
);

/** Votes on a review: one per session, which can be changed. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: ownerId(() => reviews.id),
    voter: text().notNull(),
    isHelpful: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.voter] })],
);
