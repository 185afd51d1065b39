import { useConfig } from '@/config/configSlice';
import { useGetPostFeedbackQuery } from './blogApi';
import { PostComments } from './PostComments';
import styles from './PostFeedback.module.css';
import { PostVote } from './PostVote';

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
