import { postBlogVote } from '@contract/blogDiscussion';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useIsOffered } from '@/api/missingCalls';
import { useConfig } from '@/config/configSlice';
import { HelpfulVote } from '@/ui/HelpfulVote';
import { useGetPostFeedbackQuery, useVoteOnPostMutation } from './blogApi';
import { PostComments } from './PostComments';
import styles from './PostFeedback.module.css';

/** Votes and comments of a post, each if the tenant has enabled it (blog_home). */
export function PostFeedback({ postId }: { postId: string }) {
  const { show_comments, show_votes } = useConfig().blog_home;
  const { data: feedback } = useGetPostFeedbackQuery(postId, { skip: !show_comments && !show_votes });
  if (!feedback) return null;
  return (
    <div className={styles.feedback}>
      {show_votes && <PostVote postId={postId} yes={feedback.votes_yes} no={feedback.votes_no} />}
      {show_comments && <PostComments postId={postId} comments={feedback.comments} />}
    </div>
  );
}

interface VoteProps {
  postId: string;
  /** Number of votes so far. */
  yes: number;
  no: number;
}

/** Asks whether a post was helpful. The vote can be changed later. */
function PostVote({ postId, yes, no }: VoteProps) {
  const { t } = useTranslation('content');
  const [vote, { originalArgs, isLoading, error, isSuccess }] = useVoteOnPostMutation();
  if (!useIsOffered(postBlogVote)) return error ? <p role="status">{t('blog.voteFailed')}</p> : null;
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
