import styles from './Spinner.module.css';

/** A decorative spinner; the adjacent text states what is loading. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
