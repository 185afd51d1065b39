import type { Review } from '@/api/contract/productEndpoints';
import { useTranslation } from '@/config/useTranslation';
import { useVoteOnReviewMutation } from '@/features/product/productApi';
import { Button } from '@/ui/Button';
import styles from './Reviews.module.css';

/** Asks whether a review helped; thanks once, and the vote may still be changed. */
export function ReviewVote({ productId, review }: { productId: string; review: Review }) {
  const { t } = useTranslation('product');
  const [vote, { originalArgs, isLoading, isError, isSuccess }] = useVoteOnReviewMutation();
  const given = isSuccess ? originalArgs?.helpful : undefined;
  const answer = (helpful: boolean) => void vote({ id: productId, review_id: review.review_id, helpful });
  return (
    <fieldset className={styles.vote}>
      <legend>{t('wasHelpful')}</legend>
      {[true, false].map((helpful) => (
        <Button
          key={String(helpful)}
          size="sm"
          variant="secondary"
          aria-pressed={given === helpful}
          aria-label={helpful ? t('voteYes', { title: review.title }) : t('voteNo', { title: review.title })}
          disabled={isLoading}
          onClick={() => answer(helpful)}
        >
          {helpful ? t('yes', { count: review.votes_yes }) : t('no', { count: review.votes_no })}
        </Button>
      ))}
      <span role="status">{isSuccess ? t('voteThanks') : isError ? t('voteFailed') : ''}</span>
    </fieldset>
  );
}
