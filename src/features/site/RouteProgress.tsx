import { useNavigation } from 'react-router-dom';
import styles from './RouteProgress.module.css';

/** A thin line over the page while the next one is on its way; it takes no room. */
export function RouteProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.bar} aria-hidden="true" />;
}
