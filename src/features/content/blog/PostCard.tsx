import { Link } from 'react-router-dom';
import { Picture } from '@/ui/Picture';
import { type BlogPost, postPath } from './blogApi';
import styles from './PostCard.module.css';
import { PostMeta } from './PostMeta';

interface Props {
  post: BlogPost;
  heading: 'h2' | 'h3';
  /** True for the newest post: image and text are side by side on wide screens. */
  isFeatured?: boolean;
}

/** A post in a list. The whole card links to the post. */
export const PostCard = ({ post, heading: Heading, isFeatured }: Props) => (
  <article className={styles.card} data-lead={isFeatured || undefined}>
    <Picture
      src={post.image_url}
      alt=""
      width={1600}
      height={isFeatured ? 1000 : 1066}
      sizes={isFeatured ? '(min-width: 960px) 55vw, 100vw' : '(min-width: 960px) 33vw, 100vw'}
      isPriority={isFeatured}
      className={styles.picture}
    />
    <div className={styles.words}>
      <Heading className={styles.title}>
        <Link to={postPath(post)}>{post.title}</Link>
      </Heading>
      <p className={styles.summary}>{post.short_content}</p>
      <PostMeta post={post} />
    </div>
  </article>
);
