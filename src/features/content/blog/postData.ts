import { type BlogPost, postPath } from './blogApi';

/** A post for search engines. absolute: path to whole address. */
export const postData = (post: BlogPost, publisher: string, absolute: (path: string) => string) => ({
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
