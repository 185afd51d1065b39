import type { BlogComment } from '@contract/blogDiscussion';
import { useLocale } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { formatDate } from '@/lib/dates';
import { CommentForm } from './CommentForm';
import styles from './PostFeedback.module.css';

interface Props {
  postId: string;
  comments: readonly BlogComment[];
}

/** The comments of a post, oldest first, and the form for a new comment. */
export function PostComments({ postId, comments }: Props) {
  const { t } = useTranslation('content');
  const locale = useLocale();
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments">{t('blog.comments', { count: comments.length })}</h2>
      <ul>
        {comments.map(({ comment_id, author, text, created_at }) => (
          <li key={comment_id}>
            <p className={styles.facts}>
              <strong>{author}</strong>
              <time dateTime={created_at}>{formatDate(created_at, locale)}</time>
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      <CommentForm postId={postId} />
    </section>
  );
}
