import { classNames } from '@/lib/classNames';
import styles from './Skeleton.module.css';

interface Props {
  /** CSS lengths; a line of text by default. */
  width?: string;
  height?: string;
  className?: string;
}

/** Holds the place of what is on its way, at its size, so that nothing jumps. */
export const Skeleton = ({ width = '100%', height = '1em', className }: Props) => (
  <span
    className={classNames(styles.skeleton, 'shimmer', className)}
    style={{ width, height }}
    aria-hidden="true"
  />
);
