import { and, asc, count, eq, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { blogComments, blogPosts, blogVotes } from '../database/schema/content.ts';

/** The key of a blog post. */
export interface PostKey {
  tenantId: number;
  postId: number;
}

export const isPublished = (now: Date) => lte(blogPosts.publishedAt, now);

const hasUrlKey = (key: string) => eq(blogPosts.urlKey, key);

/** Matches a post by its id or its url_key, which is used in URLs. */
export const matchesPostKey = (key: string) =>
  /^\d{1,9}$/.test(key) ? or(eq(blogPosts.id, Number(key)), hasUrlKey(key)) : hasUrlKey(key);

/** Finds a published post; the id has precedence over an equal url_key. */
export async function findPost(
  db: Database,
  tenantId: number,
  key: string,
  now: Date,
): Promise<PostKey | null> {
  const [row] = await db
    .select({ postId: blogPosts.id })
    .from(blogPosts)
    .where(and(eq(blogPosts.tenantId, tenantId), matchesPostKey(key), isPublished(now)))
    .orderBy(asc(hasUrlKey(key)))
    .limit(1);
  return row ? { tenantId, postId: row.postId } : null;
}

/** Matches the votes or comments on a post. */
const isOn = (table: typeof blogVotes | typeof blogComments, { tenantId, postId }: PostKey) =>
  and(eq(table.tenantId, tenantId), eq(table.postId, postId));

export async function countVotes(db: Database, post: PostKey) {
  const rows = await db
    .select({ isHelpful: blogVotes.isHelpful, votes: count() })
    .from(blogVotes)
    .where(isOn(blogVotes, post))
    .groupBy(blogVotes.isHelpful);
  const of = (side: boolean) => rows.find(({ isHelpful }) => isHelpful === side)?.votes ?? 0;
  return { votes_yes: of(true), votes_no: of(false) };
}

/** Stores a vote. A voter has one vote per post, which can be changed. */
export async function voteOnPost(db: Database, post: PostKey, voter: string, isHelpful: boolean) {
  await db
    .insert(blogVotes)
    .values({ ...post, voter, isHelpful })
    .onConflictDoUpdate({
      target: [blogVotes.tenantId, blogVotes.postId, blogVotes.voter],
      set: { isHelpful },
    });
  return countVotes(db, post);
}

interface NewComment {
  author: string;
  text: string;
  isApproved: boolean;
  now: Date;
}

/**
 * Stores a comment once, and returns whether it is approved. A comment sent again after a lost response, or sent later because the device
 * was offline, exists already. The lock makes the repeated request wait for the first.
 */
export const storeComment = (
  db: Database,
  post: PostKey,
  { author, text, isApproved, now }: NewComment,
): Promise<boolean> =>
  db.transaction(async (inside) => {
    await inside.execute(
      sql`select pg_advisory_xact_lock(hashtext(${`comment ${post.postId} ${author} ${text}`}))`,
    );
    const [stored] = await inside
      .select({ isApproved: blogComments.isApproved })
      .from(blogComments)
      .where(and(isOn(blogComments, post), eq(blogComments.author, author), eq(blogComments.body, text)))
      .limit(1);
    if (stored) return stored.isApproved;
    await inside.insert(blogComments).values({ ...post, author, body: text, isApproved, createdAt: now });
    return isApproved;
  });

/** Reads the approved comments of a post, oldest first. */
export async function approvedComments(db: Database, post: PostKey) {
  const rows = await db
    .select()
    .from(blogComments)
    .where(and(isOn(blogComments, post), eq(blogComments.isApproved, true)))
    .orderBy(asc(blogComments.createdAt), asc(blogComments.id))
    .limit(200);
  return rows.map(({ id, author, body, createdAt }) => ({
    comment_id: id,
    author,
    text: body,
    created_at: createdAt.toISOString(),
  }));
}
