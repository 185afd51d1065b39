import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { useVoteOnPostMutation } from './blogApi';
import styles from './PostTalk.module.css';

interface Props {
  postId: string;
  /** Votes so far. */
  yes: number;
  no: number;
}

/** Asks whether a post helped; thanks once, and the vote may still be changed. */
export function PostVote({ postId, yes, no }: Props) {
  const { t } = useTranslation('content');
  const [vote, { originalArgs, isLoading, isError, isSuccess }] = useVoteOnPostMutation();
  const given = isSuccess ? originalArgs?.helpful : undefined;
  return (
    <fieldset className={styles.vote}>
      <legend>{t('blog.helpful')}</legend>
      {[true, false].map((helpful) => (
        <Button
          key={String(helpful)}
          size="sm"
          variant="secondary"
          aria-pressed={given === helpful}
          disabled={isLoading}
          onClick={() => void vote({ id: postId, helpful })}
        >
          {helpful ? t('blog.yes', { count: yes }) : t('blog.no', { count: no })}
        </Button>
      ))}
      <span role="status">{isSuccess ? t('blog.voteThanks') : isError ? t('blog.voteFailed') : ''}</span>
    </fieldset>
  );
}
