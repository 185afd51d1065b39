import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { productPath } from '../../../contract/paths.ts';
import { localizedText } from '../../backend/catalog/catalogMessages.ts';
import type { Database } from '../../backend/database/database.ts';
import { products } from '../../backend/database/schema/catalog.ts';
import { reviews } from '../../backend/database/schema/review.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';

/** Matches the reviews for which a tenant's staff are responsible; reviews without a tenant belong to the default one. */
const isOf = ({ id, isDefault }: Tenant) =>
  isDefault ? or(eq(reviews.tenantId, id), isNull(reviews.tenantId)) : eq(reviews.tenantId, id);

const isWaiting = (tenant: Tenant) => and(eq(reviews.status, 'waiting'), isOf(tenant));

export const countWaitingReviews = (db: Database, tenant: Tenant) => db.$count(reviews, isWaiting(tenant));

/** The reviews that await approval, oldest first. */
export async function waitingReviews(db: Database, tenant: Tenant, limit: number) {
  const rows = await db
    .select({ review: reviews, name: products.name, urlKey: products.urlKey })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(isWaiting(tenant))
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
    .limit(limit);
  return rows.map(({ review, name, urlKey }) => ({
    kind: 'review' as const,
    id: review.id,
    about: localizedText(name, tenant.language),
    path: productPath(urlKey),
    author: review.nickname,
    title: localizedText(review.title, tenant.language),
    text: localizedText(review.detail, tenant.language),
    rating: review.rating,
    written_at: review.createdAt.toISOString(),
  }));
}

/** Adds a rating to the totals of its product, which listings and search use. Call with the product's row locked. */
async function countRating(db: Database, productId: number, rating: number): Promise<void> {
  const isProduct = eq(products.id, productId);
  const [product] = await db
    .select({ details: products.details })
    .from(products)
    .where(isProduct)
    .for('update');
  if (!product) return;
  const { details } = product;
  const [one, two, three, four, five] = details.distribution;
  const distribution: typeof details.distribution = [one, two, three, four, five];
  const at = Math.min(5, Math.max(1, Math.round(rating))) - 1;
  distribution[at] = (distribution[at] ?? 0) + 1;
  const total = distribution.reduce((sum, many) => sum + many, 0);
  const stars = distribution.reduce((sum, many, index) => sum + many * (index + 1), 0);
  await db
    .update(products)
    .set({
      details: { ...details, distribution },
      rating: Math.round((stars / total) * 10) / 10,
      reviewsCount: total,
    })
    .where(isProduct);
}

/** Approves or rejects a review that awaits approval. @returns false if it does not, so that nothing is counted twice */
export async function decideReview(db: Database, tenant: Tenant, id: number, isApproved: boolean) {
  const [decided] = await db
    .update(reviews)
    .set({ status: isApproved ? 'approved' : 'rejected' })
    .where(and(eq(reviews.id, id), isWaiting(tenant)))
    .returning({ productId: reviews.productId, rating: reviews.rating });
  if (decided && isApproved) await countRating(db, decided.productId, decided.rating);
  return decided !== undefined;
}
