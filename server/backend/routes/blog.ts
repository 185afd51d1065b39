import { and, desc, eq } from 'drizzle-orm';
import { getBlogDiscussion, postBlogComment, postBlogVote } from '../../../contract/blogDiscussion.ts';
import { listBlogPosts } from '../../../contract/content.ts';
import { notFound } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { catalogMessage, localizedText } from '../catalog/catalogMessages.ts';
import {
  approvedComments,
  countVotes,
  findPost,
  isPublished,
  matchesPostKey,
  storeComment,
  voteOnPost,
} from '../content/blogComments.ts';
import { blogPosts } from '../database/schema/content.ts';
import { type RequestScope, type RouteBinding, route } from '../route.ts';
import { rejection } from '../session/requestContext.ts';
import { readRoute, sessionRoute } from '../session/sessionRoute.ts';
import { configOf } from '../tenant/tenant.ts';

export const blogRoutes = (backend: BackendContext): RouteBinding[] => {
  const { db } = backend;

  /** Finds a post that readers may comment or vote on. */
  async function openPost(scope: RequestScope, key: string, isOpen: boolean) {
    const post = isOpen ? await findPost(db, scope.tenant.id, key, backend.clock()) : null;
    if (!post) throw notFound(catalogMessage(scope.language, 'postUnknown'));
    return post;
  }
  const rules = ({ tenant, language }: RequestScope) => configOf(tenant, language).blog_home;

  return [
    route(listBlogPosts, async ({ tenant, language, query }) => {
      const rows = await db
        .select()
        .from(blogPosts)
        .where(
          and(
            eq(blogPosts.tenantId, tenant.id),
            query.post_id ? matchesPostKey(query.post_id) : undefined,
            isPublished(backend.clock()),
          ),
        )
        .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id));
      // Shoppers' URLs contain url_keys, so they have precedence over an equal id.
      const named = rows.find(({ urlKey }) => urlKey === query.post_id);
      return (named ? [named] : rows).map((row) => ({
        post_id: row.id,
        url_key: row.urlKey,
        title: localizedText(row.title, language),
        short_content: localizedText(row.summary, language),
        content: localizedText(row.content, language),
        image_url: row.image,
        author: row.author,
        published_at: row.publishedAt.toISOString(),
      }));
    }),
    readRoute(backend, getBlogDiscussion, async (context, { params }) => {
      const { show_comments: hasComments, show_votes: hasVotes } = rules(context);
      const post = await openPost(context, params.id, hasComments || hasVotes);
      const votes = hasVotes ? await countVotes(db, post) : { votes_yes: 0, votes_no: 0 };
      return { ...votes, comments: hasComments ? await approvedComments(db, post) : [] };
    }),
    sessionRoute(backend, postBlogComment, async (context, { params, body }) => {
      const { show_comments: hasComments, auto_approve_comments: isApproved } = rules(context);
      const post = await openPost(context, params.id, hasComments);
      const [author, text] = [body.author.trim(), body.text.trim()];
      if (author === '') throw rejection(context, 422, 'formNameMissing');
      if (text === '') throw rejection(context, 422, 'formMessageMissing');
      const isPublished = await storeComment(db, post, { author, text, isApproved, now: context.now });
      return { is_approved: isPublished };
    }),
    sessionRoute(backend, postBlogVote, async (context, { params, body }) => {
      const post = await openPost(context, params.id, rules(context).show_votes);
      return voteOnPost(db, post, String(context.session.id), body.helpful);
    }),
  ];
};
