import { postPath } from '@contract/paths';
import { Link } from 'react-router-dom';
import { Picture } from '@/ui/Picture';
import type { BlogPost } from './blogApi';
import styles from './PostList.module.css';
import { PostMeta } from './PostMeta';

interface CardProps {
  post: BlogPost;
  heading: 'h2' | 'h3';
  /** True for the newest post: image and text are side by side on wide screens. */
  isFeatured?: boolean;
}

/** A post in a list. The whole card links to the post. */
const PostCard = ({ post, heading: Heading, isFeatured }: CardProps) => (
  <article className={styles.card} data-featured={isFeatured || undefined}>
    <Picture
      src={post.image_url}
      alt=""
      width={1600}
      height={isFeatured ? 1000 : 1066}
      sizes={isFeatured ? '(min-width: 960px) 55vw, 100vw' : '(min-width: 960px) 33vw, 100vw'}
      priority={isFeatured ? 'high' : undefined}
      className={styles.picture}
    />
    <div className={styles.body}>
      <Heading className={styles.title}>
        <Link to={postPath(post)}>{post.title}</Link>
      </Heading>
      <p className={styles.summary}>{post.short_content}</p>
      <PostMeta post={post} />
    </div>
  </article>
);

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
        <li key={post.post_id} data-featured={(hasFeatured && index === 0) || undefined}>
          <PostCard post={post} heading={heading} isFeatured={hasFeatured && index === 0} />
        </li>
      ))}
    </ul>
  </div>
);
