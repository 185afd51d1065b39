import { useForm } from 'react-hook-form';
import { messageOf } from '@/api/apiError';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextAreaField } from '@/ui/TextAreaField';
import { TextField } from '@/ui/TextField';
import { useAddPostCommentMutation } from './blogApi';
import styles from './PostFeedback.module.css';

const empty = { author: '', text: '' };

/** Form for a comment. The tenant may require approval before the comment is shown. */
export function CommentForm({ postId }: { postId: string }) {
  const { t } = useTranslation('content');
  const [addComment, { data, isLoading, error }] = useAddPostCommentMutation();
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: empty });
  const { errors } = formState;
  const required = { validate: (value: string) => value.trim() !== '' || t('blog.commentRequired') };
  const send = handleSubmit(async (body) => {
    const result = await addComment({ id: postId, body });
    if (result.data) reset(empty);
  });
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
      {data && (
        <Notice tone="good">{data.is_approved ? t('blog.commentSent') : t('blog.commentWaits')}</Notice>
      )}
      <Button type="submit" isBusy={isLoading}>
        {t('blog.commentSend')}
      </Button>
    </form>
  );
}
