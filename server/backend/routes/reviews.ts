import { getReviews, postReviewVote } from '../../../contract/productEndpoints.ts';
import { notFound } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { catalogMessage } from '../catalog/catalogMessages.ts';
import { requireProduct } from '../catalog/product/requireProduct.ts';
import { reviewOf, reviewSummaryOf } from '../catalog/product/reviews.ts';
import { voteOnReview } from '../catalog/product/voteOnReview.ts';
import { type RouteBinding, route } from '../route.ts';
import { requireSession } from '../session/requestContext.ts';
import { sessionRoute } from '../session/sessionRoute.ts';

const isId = /^[1-9]\d{0,8}$/;

export const reviewRoutes = (backend: BackendContext): RouteBinding[] => [
  route(getReviews, async ({ tenant, language, params, query }) => {
    const row = await requireProduct(backend, { tenant, language }, params.id);
    return reviewSummaryOf(backend.db, row, language, query);
  }),
  sessionRoute(backend, postReviewVote, async (context, { params, body }) => {
    const { session } = requireSession(context);
    const { id: productId } = await requireProduct(backend, context, params.id);
    const reviewId = isId.test(params.review_id) ? Number(params.review_id) : 0;
    const vote = { productId, reviewId, voter: String(session.id), isHelpful: body.helpful };
    const review = await voteOnReview(backend.db, vote);
    if (!review) throw notFound(catalogMessage(context.language, 'reviewUnknown'));
    return reviewOf(review, context.language);
  }),
];
