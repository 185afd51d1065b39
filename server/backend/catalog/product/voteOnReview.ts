import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { reviews, reviewVotes } from '../../database/schema/review.ts';

interface Vote {
  productId: number;
  reviewId: number;
  /** The voter's id; each voter has one vote, which may be changed. */
  voter: string;
  isHelpful: boolean;
}

/** Stores a vote and returns the review; null when the product has no such review. */
export async function voteOnReview(db: Database, { productId, reviewId, voter, isHelpful }: Vote) {
  return db.transaction(async (inside) => {
    const own = and(eq(reviews.id, reviewId), eq(reviews.productId, productId));
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
