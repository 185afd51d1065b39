import styles from './EnergyStar.module.css';

/** ENERGY STAR as text, because its logo must not be redrawn. */
export const EnergyStar = () => <span className={styles.badge}>ENERGY STAR</span>;
