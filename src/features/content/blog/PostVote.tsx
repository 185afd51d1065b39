import { useTranslation } from '@/config/useTranslation';
import { HelpfulVote } from '@/ui/HelpfulVote';
import { useVoteOnPostMutation } from './blogApi';

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
  return (
    <HelpfulVote
      question={t('blog.helpful')}
      answers={[
        { helpful: true, text: t('blog.yes', { count: yes }) },
        { helpful: false, text: t('blog.no', { count: no }) },
      ]}
      given={isSuccess ? originalArgs?.helpful : undefined}
      isBusy={isLoading}
      outcome={isSuccess ? t('blog.voteThanks') : isError ? t('blog.voteFailed') : ''}
      onAnswer={(helpful) => void vote({ id: postId, helpful })}
    />
  );
}
