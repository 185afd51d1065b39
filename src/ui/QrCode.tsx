import encodeQR from 'qr';
import styles from './QrCode.module.css';

interface Props {
  text: string;
  /** What it is for. */
  label: string;
}

/** Quiet zone around the code, in modules, as the standard asks. */
const BORDER = 4;

/** A code for the camera of a phone. Brings its library along: import this lazily. */
export function QrCode({ text, label }: Props) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  );
}
