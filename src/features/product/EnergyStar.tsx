import styles from './EnergyStar.module.css';

/** The programme's name in words: its mark may not be redrawn. */
export const EnergyStar = () => <span className={styles.mark}>ENERGY STAR</span>;
