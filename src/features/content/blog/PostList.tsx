import type { BlogPost } from './blogApi';
import { PostCard } from './PostCard';
import styles from './PostList.module.css';

interface Props {
  posts: readonly BlogPost[];
  heading: 'h2' | 'h3';
  hasLead?: boolean;
}

/** Posts side by side, the newest across the whole width when hasLead. */
export const PostList = ({ posts, heading, hasLead }: Props) => (
  <div className={styles.frame}>
    <ul className={styles.list}>
      {posts.map((post, index) => (
        <li key={post.post_id} data-lead={(hasLead && index === 0) || undefined}>
          <PostCard post={post} heading={heading} isLead={hasLead && index === 0} />
        </li>
      ))}
    </ul>
  </div>
);
