import { pagePaths, postPath } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { useSiteUrls } from '@/config/useSiteUrls';
import { blogApi, useGetPostQuery, useListPostsQuery } from '@/features/content/blog/blogApi';
import { PostFeedback } from '@/features/content/blog/PostFeedback';
import { PostList } from '@/features/content/blog/PostList';
import { PostMeta } from '@/features/content/blog/PostMeta';
import { postStructuredData } from '@/features/content/blog/postStructuredData';
import { ContentHtml } from '@/features/content/ContentHtml';
import { preloadContent } from '@/features/content/preloadContent';
import { NotFound } from '@/features/errors/NotFound';
import { PageHead } from '@/features/head/PageHead';
import { failedStatus } from '@/lib/failedStatus';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Picture } from '@/ui/Picture';
import { Skeleton } from '@/ui/Skeleton';
import { breadcrumbStructuredData } from '@/widgets/breadcrumbStructuredData';
import styles from './BlogPage.module.css';
import type { PageModule } from './pageModule';

export const namespaces = ['content', 'product'];

/** Number of posts suggested below the current one. */
const SUGGESTION_COUNT = 3;

export const preload: PageModule['preload'] = async ({ params, ...context }) => {
  const { dispatch, options, config } = context;
  if (!hasFeature(config, 'blog')) return { status: 404 };
  const [post] = await Promise.all([
    dispatch(blogApi.endpoints.getPost.initiate(params.key ?? '', options)),
    dispatch(blogApi.endpoints.listPosts.initiate(undefined, options)),
  ]);
  if (post.data) await preloadContent(post.data.content, context);
  if (post.error) return { status: failedStatus(post.error) };
  return post.data === null ? { status: 404 } : undefined;
};

/** A blog post with suggestions of further posts. */
export function Component() {
  const { t } = useTranslation('content');
  const { key = '' } = useParams();
  const config = useConfig();
  const urls = useSiteUrls();
  // Not `data`, which is the previous post until the new one arrives, and after a failure.
  const { currentData: post, error, refetch } = useGetPostQuery(key);
  const { data: posts = [] } = useListPostsQuery();
  if (post === null || !hasFeature(config, 'blog')) return <NotFound />;
  if (error && !post) {
    const retry = <Button onClick={refetch}>{t('retry')}</Button>;
    return (
      <EmptyState icon="offline" heading="h1" title={messageOf(error, t('blog.failed'))} action={retry} />
    );
  }
  if (!post) return <Skeleton />;
  const crumbs = [
    { name: t('blog.home'), to: '/' },
    { name: config.blog_home.title || t('blog.title'), to: pagePaths.blog },
    { name: post.title },
  ];
  const suggestions = posts.filter(({ post_id }) => post_id !== post.post_id).slice(0, SUGGESTION_COUNT);
  return (
    <div className={styles.page}>
      <PageHead
        title={post.title}
        description={post.short_content}
        canonical={postPath(post)}
        ogImage={post.image_url || undefined}
        ogType="article"
        jsonLd={[breadcrumbStructuredData(crumbs, urls), postStructuredData(post, config.name, urls)]}
      />
      <Breadcrumb crumbs={crumbs} label={t('blog.breadcrumb')} />
      <article key={post.post_id} className={styles.post}>
        {post.image_url && (
          <Picture src={post.image_url} alt="" width={2000} height={860} sizes="100vw" priority="high" />
        )}
        <div className={styles.body}>
          <h1>{post.title}</h1>
          <p className={styles.lead}>{post.short_content}</p>
          <PostMeta post={post} />
          <div className="avb-prose">
            <ContentHtml html={post.content} />
          </div>
          <PostFeedback postId={post.post_id} />
        </div>
      </article>
      {suggestions.length > 0 && (
        <section className={styles.suggestions} aria-labelledby="suggestions">
          <h2 id="suggestions">{t('blog.suggestions')}</h2>
          <PostList posts={suggestions} heading="h3" />
        </section>
      )}
    </div>
  );
}
