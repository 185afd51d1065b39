import * as z from 'zod/mini';
import { deskCall } from './deskCall';

const awaiting = z.object({
  kind: z.enum(['review', 'comment']),
  id: z.number(),
  /** Name of the product, or title of the post. */
  about: z.string(),
  /** Its path in the shop. */
  path: z.string(),
  author: z.string(),
  title: z.string(),
  text: z.string(),
  /** Stars of a review; 0 for a comment. */
  rating: z.number(),
  written_at: z.string(),
});
export type Awaiting = z.output<typeof awaiting>;

export const listApprovals = deskCall({
  role: 'viewer',
  subject: 'approvals',
  method: 'GET',
  path: '/approvals',
  summary: 'Reviews and comments that await approval, the oldest first, 200 at most',
  response: z.object({ awaiting: z.array(awaiting), count: z.number() }),
});

export const decideApprovals = deskCall({
  role: 'editor',
  subject: 'approvals',
  method: 'POST',
  path: '/approvals',
  summary: 'Approves or rejects reviews and comments',
  body: z.object({
    decision: z.enum(['approve', 'reject']),
    entries: z
      .array(z.object({ kind: awaiting.shape.kind, id: z.int().check(z.gte(1), z.lte(2_147_483_647)) }))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  /** decided: the number of entries that this call decided; others had been decided before */
  response: z.object({ decided: z.number() }),
});
