import { type BlogComment, postBlogComment } from '@contract/blogDiscussion';
import type { ResponseOf } from '@contract/endpoint';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useIsOffered } from '@/api/missingCalls';
import { useLocale } from '@/config/configSlice';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextAreaField } from '@/ui/TextAreaField';
import { TextField } from '@/ui/TextField';
import { useAddPostCommentMutation } from './blogApi';
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
            <p className={styles.meta}>
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

/** Offline, a comment is stored on the device and sent later (src/api/delayedWrites). */
const outcomeOf = (data: ResponseOf<typeof postBlogComment>) =>
  'isDelayed' in data ? 'blog.commentDelayed' : data.is_approved ? 'blog.commentSent' : 'blog.commentPending';

const empty = { author: '', text: '' };

/** Form for a comment. The tenant may require approval before a comment is shown. */
function CommentForm({ postId }: { postId: string }) {
  const { t } = useTranslation('content');
  const [addComment, { data, isLoading, error }] = useAddPostCommentMutation();
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: empty });
  const { errors } = formState;
  const required = { validate: (value: string) => value.trim() !== '' || t('blog.commentRequired') };
  const isCallOffered = useIsOffered(postBlogComment);
  const send = handleSubmit(async (body) => {
    const result = await addComment({ id: postId, body });
    if (result.data) reset(empty);
  });
  if (!isCallOffered) return error ? <Notice tone="bad">{t('blog.commentFailed')}</Notice> : null;
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        label={t('blog.commentName')}
        autoComplete="name"
        maxLength={80}
        error={errors.author?.message}
        {...register('author', required)}
      />
      <TextAreaField
        label={t('blog.comment')}
        rows={4}
        maxLength={2000}
        error={errors.text?.message}
        {...register('text', required)}
      />
      {error && <Notice tone="bad">{messageOf(error, t('blog.commentFailed'))}</Notice>}
      {data && <Notice tone="good">{t(outcomeOf(data))}</Notice>}
      <Button type="submit" isBusy={isLoading}>
        {t('blog.commentSend')}
      </Button>
    </form>
  );
}
