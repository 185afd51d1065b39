import type { ReviewSummary } from '@contract/productEndpoints';
import { useTranslation } from '@/config/useTranslation';
import { ReviewItem } from './ReviewItem';
import styles from './Reviews.module.css';

/** The most helpful positive and negative review side by side; only when both exist. */
export function HelpfulPair({ positive, negative }: ReviewSummary['most_helpful_reviews']) {
  const { t } = useTranslation('product');
  if (!positive || !negative) return null;
  return (
    <div className={styles.pair}>
      {[
        { name: t('helpfulPraise'), review: positive },
        { name: t('helpfulCriticism'), review: negative },
      ].map(({ name, review }) => (
        <section key={review.review_id}>
          <p className={styles.pairName}>{name}</p>
          <ReviewItem review={review} />
        </section>
      ))}
    </div>
  );
}
