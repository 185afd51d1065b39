import { useConfig } from '@/config/configSlice';
import { useGetTalkQuery } from './blogApi';
import { PostComments } from './PostComments';
import styles from './PostTalk.module.css';
import { PostVote } from './PostVote';

/** What readers think of a post: votes and comments, as far as the store has them (blog_home). */
export function PostTalk({ postId }: { postId: string }) {
  const { show_comments, show_votes } = useConfig().blog_home;
  const { data: talk } = useGetTalkQuery(postId, { skip: !show_comments && !show_votes });
  if (!talk) return null;
  return (
    <div className={styles.talk}>
      {show_votes && <PostVote postId={postId} yes={talk.votes_yes} no={talk.votes_no} />}
      {show_comments && <PostComments postId={postId} comments={talk.comments} />}
    </div>
  );
}
