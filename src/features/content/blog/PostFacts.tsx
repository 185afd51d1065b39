import { useLocale } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { formatDate } from '@/lib/dates';
import { type BlogPost, minutesToRead } from './blogApi';
import styles from './PostFacts.module.css';

/** Day, author and length of a post; the day is the one in Los Angeles (shell specification §9). */
export function PostFacts({ post }: { post: BlogPost }) {
  const { t } = useTranslation('content');
  const locale = useLocale();
  const date = formatDate(post.published_at, locale);
  return (
    <p className={styles.facts}>
      {date && <time dateTime={post.published_at}>{date}</time>}
      {post.author && <span>{t('blog.by', { author: post.author })}</span>}
      <span>{t('blog.minutes', { count: minutesToRead(post) })}</span>
    </p>
  );
}
