import styles from './SkipLink.module.css';

interface Props {
  /** id of the element to go to. */
  target: string;
  label: string;
}

/** The first stop of the keyboard: past the header. Seen only while focused. */
export const SkipLink = ({ target, label }: Props) => (
  <a className={styles.link} href={`#${target}`}>
    {label}
  </a>
);
