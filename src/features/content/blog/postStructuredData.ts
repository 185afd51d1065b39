import { postPath } from '@contract/paths';
import type { SiteUrls } from '@/config/useSiteUrls';
import type { BlogPost } from './blogApi';

/** A post as schema.org BlogPosting. */
export const postStructuredData = (post: BlogPost, publisher: string, urls: SiteUrls) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.short_content,
  datePublished: post.published_at,
  url: urls.page(postPath(post)),
  ...(post.image_url ? { image: urls.file(post.image_url) } : {}),
  ...(post.author ? { author: { '@type': 'Person', name: post.author } } : {}),
  publisher: { '@type': 'Organization', name: publisher },
});
