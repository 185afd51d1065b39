import type { Review } from '@/api/contract/productEndpoints';
import { useTranslation } from '@/config/useTranslation';
import { useVoteOnReviewMutation } from '@/features/product/productApi';
import { HelpfulVote } from '@/ui/HelpfulVote';

/** Asks whether a review helped; thanks once, and the vote may still be changed. */
export function ReviewVote({ productId, review }: { productId: string; review: Review }) {
  const { t } = useTranslation('product');
  const { review_id, title, votes_yes, votes_no } = review;
  const [vote, { originalArgs, isLoading, isError, isSuccess }] = useVoteOnReviewMutation();
  return (
    <HelpfulVote
      question={t('wasHelpful')}
      answers={[
        { helpful: true, text: t('yes', { count: votes_yes }), label: t('voteYes', { title }) },
        { helpful: false, text: t('no', { count: votes_no }), label: t('voteNo', { title }) },
      ]}
      given={isSuccess ? originalArgs?.helpful : undefined}
      isBusy={isLoading}
      outcome={isSuccess ? t('voteThanks') : isError ? t('voteFailed') : ''}
      onAnswer={(helpful) => void vote({ id: productId, review_id, helpful })}
    />
  );
}
