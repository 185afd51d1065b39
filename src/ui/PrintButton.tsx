import { Button } from './Button';
import styles from './PrintButton.module.css';

/** Prints the page. Hidden in a kiosk, which has no printer and must not open a system dialog. */
export const PrintButton = ({ label }: { label: string }) => (
  <Button className={styles.print} variant="secondary" icon="print" onClick={() => window.print()}>
    {label}
  </Button>
);
