import { banners } from '../demo/content/banners.ts';
import { blocks } from '../demo/content/blocks/blocks.ts';
import { blogPosts } from '../demo/content/blog.ts';
import { pages } from '../demo/content/pages/pages.ts';
import type { ContentTenant } from '../demo/shopTypes.ts';

/** Everything that an author of the demo shop wrote as markup, with the tenants that show it. */
export const contents = [
  ...[...blocks, ...pages].map(({ identifier: name, content, tenants }) => ({ name, content, tenants })),
  ...banners.map(({ id: name, content, tenants }) => ({ name, content, tenants })),
  ...blogPosts.map(({ slug: name, content, authors }) => ({
    name,
    content,
    tenants: (['maple', 'boreale'] as const).filter((tenant) => authors[tenant]),
  })),
];
export const contentsOf = (tenant: ContentTenant) =>
  contents.filter(({ tenants }) => tenants.some((code) => code === tenant));
/** The words of a markup without its tags and email addresses. */
export const plainOf = (html: string) =>
  html.replace(/<[^>]*>|\S+@\S+/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ');
