import styles from './Icon.module.css';
import { type IconName, iconPaths } from './iconPaths';

interface Props {
  name: IconName;
  /** In rem, so that a kiosk's icons grow with its text. */
  size?: number;
  /** Filled with the text's colour, as a heart that is chosen. */
  isFilled?: boolean;
}

/** A drawing beside a text or inside a named control: never read out. */
export const Icon = ({ name, size = 1.5, isFilled }: Props) => (
  <svg
    className={styles.icon}
    style={{ width: `${size}rem`, height: `${size}rem` }}
    viewBox="0 0 24 24"
    fill={isFilled ? 'currentColor' : 'none'}
    aria-hidden="true"
    focusable="false"
  >
    <path d={iconPaths[name]} />
  </svg>
);
