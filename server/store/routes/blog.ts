import { and, desc, eq } from 'drizzle-orm';
import { listBlogPosts } from '../../../src/api/contract/content.ts';
import { inLanguage } from '../catalogue/catalogueWords.ts';
import { blogPosts } from '../database/schema/content.ts';
import { type RouteBinding, route } from '../route.ts';
import type { StoreContext } from '../storeContext.ts';

/** By number or by url_key: addresses carry the readable one. */
const postWith = (key: string) =>
  /^\d{1,9}$/.test(key) ? eq(blogPosts.id, Number(key)) : eq(blogPosts.urlKey, key);

export const blogRoutes = ({ db }: StoreContext): RouteBinding[] => [
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
];
