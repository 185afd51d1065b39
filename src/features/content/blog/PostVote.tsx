import { messageOf } from '@/api/apiError';
import { useTranslation } from '@/config/useTranslation';
import { HelpfulVote } from '@/ui/HelpfulVote';
import { useVoteOnPostMutation } from './blogApi';

interface Props {
  postId: string;
  /** Number of votes so far. */
  yes: number;
  no: number;
}

/** Asks whether a post was helpful. The vote can be changed after it was sent. */
export function PostVote({ postId, yes, no }: Props) {
  const { t } = useTranslation('content');
  const [vote, { originalArgs, isLoading, error, isSuccess }] = useVoteOnPostMutation();
  return (
    <HelpfulVote
      question={t('blog.helpful')}
      options={[
        { helpful: true, text: t('blog.yes', { count: yes }) },
        { helpful: false, text: t('blog.no', { count: no }) },
      ]}
      value={isSuccess ? originalArgs?.helpful : undefined}
      isBusy={isLoading}
      outcome={isSuccess ? t('blog.voteThanks') : error ? messageOf(error, t('blog.voteFailed')) : ''}
      onVote={(helpful) => void vote({ id: postId, helpful })}
    />
  );
}
