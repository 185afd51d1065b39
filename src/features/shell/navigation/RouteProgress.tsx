import { useNavigation } from 'react-router-dom';
import styles from './RouteProgress.module.css';

/** Progress bar over the page while the next route loads. The bar is positioned absolutely and shifts no layout. */
export function RouteProgress() {
  return useNavigation().state === 'loading' ? <div className={styles.bar} aria-hidden="true" /> : null;
}
