import type { ReviewSummary } from '@contract/productEndpoints';
import { useTranslation } from 'react-i18next';
import styles from './RatingBars.module.css';

interface Props {
  distribution: ReviewSummary['ratings_distribution'];
  /** Star rating that filters the reviews; null for all. */
  selected: number | null;
  onSelect: (rating: number | null) => void;
}

/** Names of the ratings in the distribution, best first. */
export const ratings = [
  { name: 'five', stars: 5 },
  { name: 'four', stars: 4 },
  { name: 'three', stars: 3 },
  { name: 'two', stars: 2 },
  { name: 'one', stars: 1 },
] as const;

/** Distribution of ratings; a click filters by a rating, a second click clears the filter. */
export function RatingBars({ distribution, selected, onSelect }: Props) {
  const { t } = useTranslation('product');
  const highest = Math.max(1, ...Object.values(distribution));
  return (
    <ul className={styles.bars}>
      {ratings.map(({ name, stars }) => (
        <li key={stars}>
          <button
            type="button"
            aria-pressed={selected === stars}
            disabled={distribution[name] === 0}
            onClick={() => onSelect(selected === stars ? null : stars)}
          >
            <span>{t('stars', { count: stars })}</span>
            <span className={styles.bar}>
              <span style={{ width: `${(distribution[name] / highest) * 100}%` }} />
            </span>
            <span className={styles.number}>{distribution[name]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
