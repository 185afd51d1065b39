import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { reviews } from '../../server/backend/database/schema/review.ts';
import type { Seeded } from './seedProducts.ts';

const dayMs = 86_400_000;

export async function seedReviews(
  db: Pick<Database, 'execute'>,
  seeded: readonly Seeded[],
  now: Date,
): Promise<void> {
  await bulkInsert(
    db,
    reviews,
    seeded.flatMap(({ id, product }) =>
      product.reviews.written.map((review) => ({
        productId: id,
        title: review.title,
        detail: review.body,
        nickname: review.author,
        rating: review.rating,
        createdAt: new Date(now.getTime() - review.daysAgo * dayMs),
        votesYes: review.votesYes,
        votesNo: review.votesNo,
      })),
    ),
  );
}
