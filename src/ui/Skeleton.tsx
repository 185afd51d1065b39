import { classNames } from '@/lib/classNames';
import styles from './Skeleton.module.css';

interface Props {
  /** CSS lengths; default: one line of text. */
  width?: string;
  height?: string;
  className?: string;
}

/** Placeholder with the size of content that is loading, to prevent layout shift. */
export const Skeleton = ({ width = '100%', height = '1em', className }: Props) => (
  <span
    className={classNames(styles.skeleton, 'shimmer', className)}
    style={{ width, height }}
    aria-hidden="true"
  />
);
