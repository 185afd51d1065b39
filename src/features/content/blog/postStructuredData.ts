import { postPath } from '@contract/paths';
import type { BlogPost } from './blogApi';

/** A post as schema.org BlogPosting. absolute: makes a path an absolute URL. */
export const postStructuredData = (
  post: BlogPost,
  publisher: string,
  absolute: (path: string) => string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.short_content,
  datePublished: post.published_at,
  url: absolute(postPath(post)),
  ...(post.image_url ? { image: absolute(post.image_url) } : {}),
  ...(post.author ? { author: { '@type': 'Person', name: post.author } } : {}),
  publisher: { '@type': 'Organization', name: publisher },
});
