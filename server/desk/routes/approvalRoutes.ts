import { decideApprovals, listApprovals } from '../../../contract/desk/approvals.ts';
import { bumpRevision } from '../../backend/catalog/revision.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { countWaitingComments, decideComment, waitingComments } from '../approvals/commentApproval.ts';
import { countWaitingReviews, decideReview, waitingReviews } from '../approvals/reviewApproval.ts';
import { type DeskOptions, deskRoute } from '../deskRoute.ts';

const MOST = 200;

/** Reviews and blog comments that await approval. */
export const approvalRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, listApprovals, async ({ db, tenant }) => {
    const awaiting = [
      ...(await waitingReviews(db, tenant, MOST)),
      ...(await waitingComments(db, tenant, MOST)),
    ];
    return {
      awaiting: awaiting.sort((a, b) => a.written_at.localeCompare(b.written_at)).slice(0, MOST),
      count: (await countWaitingReviews(db, tenant)) + (await countWaitingComments(db, tenant)),
    };
  }),

  deskRoute(options, decideApprovals, async ({ db, tenant, record }, { body }) => {
    const isApproved = body.decision === 'approve';
    const decided: string[] = [];
    // In the order of their ids, so that concurrent decisions lock rows in the same order.
    for (const { kind, id } of [...body.entries].sort((a, b) => a.id - b.id)) {
      const decide = kind === 'review' ? decideReview : decideComment;
      if (await decide(db, tenant, id, isApproved)) decided.push(`${kind} ${id}`);
    }
    record(decided.join(', '), { decision: body.decision });
    // Listings, search and rendered pages show ratings and comments.
    if (decided.length > 0) await bumpRevision(db);
    return { decided: decided.length };
  }),
];
