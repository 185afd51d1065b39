import styles from './Spinner.module.css';

/** A turning ring; what it means is said by the text beside it. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
