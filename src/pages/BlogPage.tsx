import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { blogApi, useListPostsQuery } from '@/features/content/blog/blogApi';
import { PostList } from '@/features/content/blog/PostList';
import { NotFound } from '@/features/errors/NotFound';
import { PageHead } from '@/features/head/PageHead';
import { outcomeOfRead } from '@/lib/failedStatus';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import styles from './BlogPage.module.css';
import type { PageModule } from './pageModule';

export const namespaces = ['content'];

export const preload: PageModule['preload'] = async ({ dispatch, options, config }) => {
  if (!hasFeature(config, 'blog')) return { status: 404 };
  const { error } = await dispatch(blogApi.endpoints.listPosts.initiate(undefined, options));
  return outcomeOfRead(error);
};

/** Blog of the dealer, newest posts first. */
export function Component() {
  return hasFeature(useConfig(), 'blog') ? <Blog /> : <NotFound />;
}

function Blog() {
  const { t } = useTranslation('content');
  const { blog_home } = useConfig();
  const { data: posts, error, refetch, isFetching } = useListPostsQuery();
  const title = blog_home.title || t('blog.title');
  const retry = (
    <Button isBusy={isFetching} onClick={refetch}>
      {t('retry')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageHead title={title} description={blog_home.meta} />
      <header className={styles.header}>
        <h1>{title}</h1>
        {blog_home.meta && <p>{blog_home.meta}</p>}
      </header>
      {posts && posts.length > 0 && <PostList posts={posts} heading="h2" hasFeatured />}
      {posts?.length === 0 && <EmptyState title={t('blog.empty')} />}
      {!posts && !error && <Skeleton />}
      {!posts && error && (
        <EmptyState icon="offline" title={messageOf(error, t('blog.failed'))} action={retry} />
      )}
    </div>
  );
}
