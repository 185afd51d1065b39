import { and, desc, eq } from 'drizzle-orm';
import { getBlogTalk, postBlogComment, postBlogVote } from '../../../src/api/contract/blogTalk.ts';
import { listBlogPosts } from '../../../src/api/contract/content.ts';
import { notFound } from '../apiError.ts';
import { inLanguage, word } from '../catalogue/catalogueWords.ts';
import { approvedComments, countVotes, findPost, postWith, voteOnPost } from '../content/blogTalk.ts';
import { blogComments, blogPosts } from '../database/schema/content.ts';
import { type RouteBinding, route, type Visit } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import { asShopper, refuse } from '../session/visitor.ts';
import type { StoreContext } from '../storeContext.ts';
import { configOf } from '../tenant/tenant.ts';

export const blogRoutes = (store: StoreContext): RouteBinding[] => {
  const { db } = store;

  /** The post, where the store lets its readers talk in this way. */
  async function openPost(visit: Visit, key: string, isOpen: boolean) {
    const post = isOpen ? await findPost(db, visit.tenant.id, key) : null;
    if (!post) throw notFound(word(visit.language, 'postUnknown'));
    return post;
  }
  const rules = ({ tenant, language }: Visit) => configOf(tenant, language).blog_home;

  return [
    route(listBlogPosts, async ({ tenant, language, query }) => {
      const rows = await db
        .select()
        .from(blogPosts)
        .where(and(eq(blogPosts.tenantId, tenant.id), query.post_id ? postWith(query.post_id) : undefined))
        .orderBy(desc(blogPosts.publishedAt));
      return rows.map((row) => ({
        post_id: row.id,
        url_key: row.urlKey,
        title: inLanguage(row.title, language),
        short_content: inLanguage(row.summary, language),
        content: inLanguage(row.content, language),
        image_url: row.image,
        author: row.author,
        published_at: row.publishedAt.toISOString(),
      }));
    }),
    shopperRoute(store, getBlogTalk, async (visitor, { params }) => {
      const { show_comments: hasComments, show_votes: hasVotes } = rules(visitor);
      const post = await openPost(visitor, params.id, hasComments || hasVotes);
      const votes = hasVotes ? await countVotes(db, post) : { votes_yes: 0, votes_no: 0 };
      return { ...votes, comments: hasComments ? await approvedComments(db, post) : [] };
    }),
    shopperRoute(store, postBlogComment, async (visitor, { params, body }) => {
      const { show_comments: hasComments, auto_approve_comments: isApproved } = rules(visitor);
      const post = await openPost(visitor, params.id, hasComments);
      const [author, text] = [body.author.trim(), body.text.trim()];
      if (author === '') throw refuse(visitor, 422, 'formNameMissing');
      if (text === '') throw refuse(visitor, 422, 'formMessageMissing');
      await db
        .insert(blogComments)
        .values({ ...post, author, body: text, isApproved, createdAt: visitor.now });
      return { is_approved: isApproved };
    }),
    shopperRoute(store, postBlogVote, async (visitor, { params, body }) => {
      const post = await openPost(visitor, params.id, rules(visitor).show_votes);
      return voteOnPost(db, post, String(asShopper(visitor).session.id), body.helpful);
    }),
  ];
};
