import encodeQR from 'qr';
import styles from './QrCode.module.css';

interface Props {
  text: string;
  /** Accessible name. */
  label: string;
}

/** Width of the quiet zone in modules (ISO/IEC 18004). */
const BORDER = 4;

/** A QR code. Import this module lazily, because it contains the encoder. */
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
