import type { Review } from '@contract/productEndpoints';
import { messageOf } from '@/api/apiError';
import { useTranslation } from '@/config/useTranslation';
import { useVoteOnReviewMutation } from '@/features/product/data/productApi';
import { HelpfulVote } from '@/ui/HelpfulVote';

/** Asks whether a review was helpful; the vote can be changed. */
export function ReviewVote({ productId, review }: { productId: string; review: Review }) {
  const { t } = useTranslation('product');
  const { review_id, title, votes_yes, votes_no } = review;
  const [vote, { originalArgs, isLoading, error, isSuccess }] = useVoteOnReviewMutation();
  return (
    <HelpfulVote
      question={t('wasHelpful')}
      options={[
        { helpful: true, text: t('yes', { count: votes_yes }), label: t('voteYes', { title }) },
        { helpful: false, text: t('no', { count: votes_no }), label: t('voteNo', { title }) },
      ]}
      value={isSuccess ? originalArgs?.helpful : undefined}
      isBusy={isLoading}
      outcome={isSuccess ? t('voteThanks') : error ? messageOf(error, t('voteFailed')) : ''}
      onVote={(helpful) => void vote({ id: productId, review_id, helpful })}
    />
  );
}
