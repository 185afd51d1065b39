import { Button } from './Button';
import styles from './PrintButton.module.css';

/** Prints the page. A kiosk has none: there is no printer at hand, and the system's dialog would lead out of it. */
export const PrintButton = ({ label }: { label: string }) => (
  <Button className={styles.print} variant="secondary" icon="print" onClick={() => window.print()}>
    {label}
  </Button>
);
