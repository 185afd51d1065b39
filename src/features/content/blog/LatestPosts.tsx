import { pagePaths } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { ButtonLink } from '@/ui/ButtonLink';
import { useListPostsQuery } from './blogApi';
import styles from './LatestPosts.module.css';
import { PostList } from './PostList';

interface Props {
  title: string;
  limit?: number;
}

/** The newest posts below a heading; nothing if there are no posts or the blog is disabled. */
export function LatestPosts({ title, limit = 3 }: Props) {
  const { t } = useTranslation('content');
  const isOff = !hasFeature(useConfig(), 'blog');
  const { data: posts } = useListPostsQuery(undefined, { skip: isOff });
  if (!posts || posts.length === 0) return null;
  return (
    <section>
      <header className={styles.header}>
        <h2>{title}</h2>
        <ButtonLink to={pagePaths.blog} variant="quiet" iconAfter="arrowRight">
          {t('seeAll')}
        </ButtonLink>
      </header>
      <PostList posts={posts.slice(0, limit)} heading="h3" />
    </section>
  );
}
