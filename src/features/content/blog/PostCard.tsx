import { Link } from 'react-router-dom';
import { Picture } from '@/ui/Picture';
import { type BlogPost, postPath } from './blogApi';
import styles from './PostCard.module.css';
import { PostFacts } from './PostFacts';

interface Props {
  post: BlogPost;
  heading: 'h2' | 'h3';
  /** The newest one: picture and words side by side where there is room. */
  isLead?: boolean;
}

/** A post in a list; the whole card leads to it. */
export const PostCard = ({ post, heading: Heading, isLead }: Props) => (
  <article className={styles.card} data-lead={isLead || undefined}>
    <Picture
      src={post.image_url}
      alt=""
      width={1600}
      height={isLead ? 1000 : 1066}
      sizes={isLead ? '(min-width: 960px) 55vw, 100vw' : '(min-width: 960px) 33vw, 100vw'}
      isPriority={isLead}
      className={styles.picture}
    />
    <div className={styles.words}>
      <Heading className={styles.title}>
        <Link to={postPath(post)}>{post.title}</Link>
      </Heading>
      <p className={styles.summary}>{post.short_content}</p>
      <PostFacts post={post} />
    </div>
  </article>
);
