import styles from './SkipLink.module.css';

interface Props {
  /** id of the target element. */
  target: string;
  label: string;
}

/** The first focusable element: skips the header. Visible only while focused. */
export const SkipLink = ({ target, label }: Props) => (
  <a className={styles.link} href={`#${target}`}>
    {label}
  </a>
);
