import { getReviews, postReviewVote } from '../../../src/api/contract/productEndpoints.ts';
import { notFound } from '../apiError.ts';
import { word } from '../catalogue/catalogueWords.ts';
import { findOrFail } from '../catalogue/product/findOrFail.ts';
import { reviewOf, reviewSummaryOf } from '../catalogue/product/reviews.ts';
import { voteOnReview } from '../catalogue/product/voteOnReview.ts';
import { type RouteBinding, route } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import { asShopper } from '../session/visitor.ts';
import type { StoreContext } from '../storeContext.ts';

const isId = /^[1-9]\d{0,8}$/;

export const reviewRoutes = (store: StoreContext): RouteBinding[] => [
  route(getReviews, async ({ tenant, language, params, query }) => {
    const row = await findOrFail(store, { tenant, language }, params.id);
    return reviewSummaryOf(store.db, row, language, query);
  }),
  shopperRoute(store, postReviewVote, async (visitor, { params, body }) => {
    const { session } = asShopper(visitor);
    const { id: productId } = await findOrFail(store, visitor, params.id);
    const reviewId = isId.test(params.review_id) ? Number(params.review_id) : 0;
    const vote = { productId, reviewId, voter: String(session.id), isHelpful: body.helpful };
    const review = await voteOnReview(store.db, vote);
    if (!review) throw notFound(word(visitor.language, 'reviewUnknown'));
    return reviewOf(review, visitor.language);
  }),
];
