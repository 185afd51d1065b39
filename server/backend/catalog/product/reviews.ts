import { and, asc, desc, eq, gte, lt, sql, sum } from 'drizzle-orm';
import type { getReviews } from '../../../../contract/productEndpoints.ts';
import type { Database } from '../../database/database.ts';
import { reviews, reviewVotes } from '../../database/schema/review.ts';
import type { QueryOf } from '../../route.ts';
import { localizedText } from '../catalogMessages.ts';
import type { PageRow } from './findProduct.ts';

type ReviewRow = typeof reviews.$inferSelect;

const pageSize = 5;
/** Minimum rating that counts as a recommendation. */
const recommended = 4;

/** Pending and rejected reviews are visible to staff only. */
export const isApproved = eq(reviews.status, 'approved');

function orderBy(order: string | undefined) {
  if (order === 'helpful')
    return [
      desc(sql`${reviews.votesYes} - ${reviews.votesNo}`),
      desc(reviews.votesYes),
      desc(reviews.createdAt),
    ];
  if (order === 'highest') return [desc(reviews.rating), desc(reviews.createdAt)];
  if (order === 'lowest') return [asc(reviews.rating), desc(reviews.createdAt)];
  return [desc(reviews.createdAt)];
}

export const reviewOf = (row: ReviewRow, language: string) => ({
  review_id: row.id,
  title: localizedText(row.title, language),
  detail: localizedText(row.detail, language),
  nickname: row.nickname,
  rating: row.rating,
  created_at: row.createdAt.toISOString(),
  votes_yes: row.votesYes,
  votes_no: row.votesNo,
});

/**
 * Returns the review summary of a product. Distribution and averages include every rating, with or without a written review; the votes are
 * those of all written reviews.
 */
export async function reviewSummaryOf(
  db: Database,
  row: PageRow,
  language: string,
  query: QueryOf<typeof getReviews>,
) {
  const ofProduct = and(eq(reviews.productId, row.id), isApproved);
  const wanted = and(ofProduct, query.rating === null ? undefined : eq(reviews.rating, query.rating));
  const [votes] = await db
    .select({ yes: sum(reviews.votesYes).mapWith(Number), no: sum(reviews.votesNo).mapWith(Number) })
    .from(reviews)
    .where(ofProduct);
  const pageCount = Math.max(1, Math.ceil((await db.$count(reviews, wanted)) / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(query.page)), pageCount);
  const pageReviews = query.embed?.includes('reviews')
    ? await db
        .select()
        .from(reviews)
        .where(wanted)
        .orderBy(...orderBy(query.order), asc(reviews.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
    : [];
  const mostHelpful = async (isPositive: boolean) => {
    const side = isPositive ? gte(reviews.rating, recommended) : lt(reviews.rating, recommended);
    const [best] = await db
      .select()
      .from(reviews)
      .where(and(ofProduct, side))
      .orderBy(...orderBy('helpful'))
      .limit(1);
    return best ? reviewOf(best, language) : null;
  };
  const [one, two, three, four, five] = row.details.distribution;
  const total = one + two + three + four + five;
  const positive = await mostHelpful(true);
  const negative = await mostHelpful(false);
  return {
    review_summary: { average: row.rating, count: row.reviewsCount },
    ratings_distribution: { one, two, three, four, five },
    votes_yes: votes?.yes ?? 0,
    votes_no: votes?.no ?? 0,
    percent_recommended: total === 0 ? 0 : Math.round(((four + five) / total) * 100),
    most_helpful_reviews: { positive, negative },
    reviews: pageReviews.map((review) => reviewOf(review, language)),
    page,
    page_count: pageCount,
  };
}

interface Vote {
  productId: number;
  reviewId: number;
  /** The voter's id. Each voter has one vote, which can be changed. */
  voter: string;
  isHelpful: boolean;
}

/** Stores a vote and returns the review; null when the product has no such review. */
export async function voteOnReview(db: Database, { productId, reviewId, voter, isHelpful }: Vote) {
  return db.transaction(async (inside) => {
    const own = and(eq(reviews.id, reviewId), eq(reviews.productId, productId), isApproved);
    const [review] = await inside.select().from(reviews).where(own).for('update');
    if (!review) return null;
    const condition = and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.voter, voter));
    const [before] = await inside.select().from(reviewVotes).where(condition);
    await inside
      .insert(reviewVotes)
      .values({ reviewId, voter, isHelpful })
      .onConflictDoUpdate({ target: [reviewVotes.reviewId, reviewVotes.voter], set: { isHelpful } });
    const change = (side: boolean) => Number(isHelpful === side) - Number(before?.isHelpful === side);
    const [counted] = await inside
      .update(reviews)
      .set({
        votesYes: sql`${reviews.votesYes} + ${change(true)}::int`,
        votesNo: sql`${reviews.votesNo} + ${change(false)}::int`,
      })
      .where(own)
      .returning();
    return counted ?? null;
  });
}
