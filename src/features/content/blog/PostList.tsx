import type { BlogPost } from './blogApi';
import { PostCard } from './PostCard';
import styles from './PostList.module.css';

interface Props {
  posts: readonly BlogPost[];
  heading: 'h2' | 'h3';
  hasFeatured?: boolean;
}

/** Grid of posts. With hasFeatured the newest post spans the whole width. */
export const PostList = ({ posts, heading, hasFeatured }: Props) => (
  <div className={styles.frame}>
    <ul className={styles.list}>
      {posts.map((post, index) => (
        <li key={post.post_id} data-lead={(hasFeatured && index === 0) || undefined}>
          <PostCard post={post} heading={heading} isFeatured={hasFeatured && index === 0} />
        </li>
      ))}
    </ul>
  </div>
);
