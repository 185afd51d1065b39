import { Icon } from './Icon';
import styles from './Rating.module.css';

interface Props {
  /** 0 to 5. */
  value: number;
  /** Accessible name: 4.5 out of 5 stars. */
  label: string;
  /** Shown beside the stars: (12). */
  text?: string;
  /** Size of a star in rem. */
  size?: number;
}

const stars = ['1', '2', '3', '4', '5'];

/** Five stars, filled in proportion to the value. */
export const Rating = ({ value, label, text, size = 1 }: Props) => (
  <span className={styles.rating}>
    <span className={styles.stars} role="img" aria-label={label}>
      <span className={styles.row}>
        {stars.map((star) => (
          <Icon key={star} name="star" size={size} />
        ))}
      </span>
      <span className={styles.filled} style={{ width: `${Math.min(Math.max(value, 0), 5) * 20}%` }}>
        {stars.map((star) => (
          <Icon key={star} name="star" size={size} isFilled />
        ))}
      </span>
    </span>
    {text && <span className={styles.text}>{text}</span>}
  </span>
);
