import { and, asc, eq } from 'drizzle-orm';
import { localizedText } from '../../backend/catalog/catalogMessages.ts';
import type { Database } from '../../backend/database/database.ts';
import { blogComments, blogPosts } from '../../backend/database/schema/content.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';

const isWaiting = ({ id }: Tenant) => and(eq(blogComments.tenantId, id), eq(blogComments.isApproved, false));

export const countWaitingComments = (db: Database, tenant: Tenant) =>
  db.$count(blogComments, isWaiting(tenant));

/** The comments that await approval, oldest first. */
export async function waitingComments(db: Database, tenant: Tenant, limit: number) {
  const isPost = and(eq(blogPosts.tenantId, blogComments.tenantId), eq(blogPosts.id, blogComments.postId));
  const rows = await db
    .select({ comment: blogComments, title: blogPosts.title, urlKey: blogPosts.urlKey })
    .from(blogComments)
    .leftJoin(blogPosts, isPost)
    .where(isWaiting(tenant))
    .orderBy(asc(blogComments.createdAt), asc(blogComments.id))
    .limit(limit);
  return rows.map(({ comment, title, urlKey }) => ({
    kind: 'comment' as const,
    id: comment.id,
    about: title ? localizedText(title, tenant.language) : '',
    path: urlKey ? `/blog/${urlKey}` : '',
    author: comment.author,
    title: '',
    text: comment.body,
    rating: 0,
    written_at: comment.createdAt.toISOString(),
  }));
}

/**
 * Publishes a comment, or deletes it, since nobody sees a rejected comment again and its author is unknown.
 * @returns false if it no longer awaits approval
 */
export async function decideComment(db: Database, tenant: Tenant, id: number, isApproved: boolean) {
  const isComment = and(eq(blogComments.id, id), isWaiting(tenant));
  const decided = isApproved
    ? await db.update(blogComments).set({ isApproved }).where(isComment).returning({ id: blogComments.id })
    : await db.delete(blogComments).where(isComment).returning({ id: blogComments.id });
  return decided.length > 0;
}
