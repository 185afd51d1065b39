import type { ReviewSummary } from '@contract/productEndpoints';
import { useTranslation } from '@/config/useTranslation';
import styles from './RatingBars.module.css';

interface Props {
  distribution: ReviewSummary['ratings_distribution'];
  /** Star rating that filters the reviews; null for all. */
  chosen: number | null;
  onChoose: (rating: number | null) => void;
}

const rows = [
  ['five', 5],
  ['four', 4],
  ['three', 3],
  ['two', 2],
  ['one', 1],
] as const;

/** Distribution of ratings; a click filters by a rating, a second click clears the filter. */
export function RatingBars({ distribution, chosen, onChoose }: Props) {
  const { t } = useTranslation('product');
  const most = Math.max(1, ...Object.values(distribution));
  return (
    <ul className={styles.bars}>
      {rows.map(([word, stars]) => (
        <li key={stars}>
          <button
            type="button"
            aria-pressed={chosen === stars}
            disabled={distribution[word] === 0}
            onClick={() => onChoose(chosen === stars ? null : stars)}
          >
            <span>{t('stars', { count: stars })}</span>
            <span className={styles.bar}>
              <span style={{ width: `${(distribution[word] / most) * 100}%` }} />
            </span>
            <span className={styles.number}>{distribution[word]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
