import { useTranslation } from 'react-i18next';
import { useLocale } from '@/config/configSlice';
import { formatDate } from '@/lib/dates';
import type { BlogPost } from './blogApi';
import styles from './PostMeta.module.css';

/** Date, author and reading time of a post. The date is in the time zone of Los Angeles (docs/spec/05 §5). */
export function PostMeta({ post }: { post: BlogPost }) {
  const { t } = useTranslation('content');
  const locale = useLocale();
  const date = formatDate(post.published_at, locale);
  return (
    <p className={styles.meta}>
      {date && <time dateTime={post.published_at}>{date}</time>}
      {post.author && <span>{t('blog.by', { author: post.author })}</span>}
      <span>{t('blog.minutes', { count: post.minutes })}</span>
    </p>
  );
}
