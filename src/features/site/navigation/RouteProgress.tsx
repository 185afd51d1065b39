import { use } from 'react';
import { PendingNavigationContext } from './pendingNavigation';
import styles from './RouteProgress.module.css';

/** Progress bar over the page while the next route loads. The bar is positioned absolutely and shifts no layout. */
export function RouteProgress() {
  return use(PendingNavigationContext) ? <div className={styles.bar} aria-hidden="true" /> : null;
}
