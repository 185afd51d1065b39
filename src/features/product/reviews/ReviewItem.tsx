import { postReviewVote, type Review, type ReviewSummary } from '@contract/productEndpoints';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useIsOffered } from '@/api/missingCalls';
import { useLocale } from '@/config/configSlice';
import { useVoteOnReviewMutation } from '@/features/product/data/productApi';
import { formatDate } from '@/lib/dates';
import { formatNumber } from '@/lib/numbers';
import { HelpfulVote } from '@/ui/HelpfulVote';
import { Rating } from '@/ui/Rating';
import styles from './Reviews.module.css';

interface Props {
  review: Review;
  /** Absent if voting is not available. */
  vote?: ReactNode;
}

export function ReviewItem({ review, vote }: Props) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const { title, detail, nickname, rating, created_at, votes_yes, votes_no } = review;
  const votes = votes_yes + votes_no;
  const byline = [
    nickname,
    formatDate(created_at, locale),
    votes > 0 && t('helpfulVotes', { yes: votes_yes, count: votes }),
  ];
  return (
    <article className={styles.review}>
      {rating > 0 && (
        <Rating value={rating} label={t('ratingOf', { value: formatNumber(rating, locale, 1) })} />
      )}
      {title && <h3>{title}</h3>}
      <p>{detail}</p>
      <p className={styles.byline}>{byline.filter(Boolean).join(' · ')}</p>
      {vote}
    </article>
  );
}

/** Asks whether a review was helpful; the vote can be changed. */
export function ReviewVote({ productId, review }: { productId: string; review: Review }) {
  const { t } = useTranslation('product');
  const { review_id, title, votes_yes, votes_no } = review;
  const [vote, { originalArgs, isLoading, error, isSuccess }] = useVoteOnReviewMutation();
  if (!useIsOffered(postReviewVote)) return error ? <p role="status">{t('voteFailed')}</p> : null;
  return (
    <HelpfulVote
      question={t('wasHelpful')}
      options={[
        { helpful: true, text: t('yes', { count: votes_yes }), label: title && t('voteYes', { title }) },
        { helpful: false, text: t('no', { count: votes_no }), label: title && t('voteNo', { title }) },
      ]}
      value={isSuccess ? originalArgs?.helpful : undefined}
      isBusy={isLoading}
      outcome={isSuccess ? t('voteThanks') : error ? messageOf(error, t('voteFailed')) : ''}
      onVote={(helpful) => void vote({ id: productId, review_id, helpful })}
    />
  );
}

/** The most helpful positive and negative reviews side by side; only if both exist. A backend may name a single review for both. */
export function HelpfulPair({ positive, negative }: ReviewSummary['most_helpful_reviews']) {
  const { t } = useTranslation('product');
  if (!positive || !negative || positive.review_id === negative.review_id) return null;
  return (
    <div className={styles.mostHelpful}>
      {[
        { name: t('mostHelpfulPositive'), review: positive },
        { name: t('mostHelpfulNegative'), review: negative },
      ].map(({ name, review }) => (
        <section key={review.review_id}>
          <p className={styles.mostHelpfulLabel}>{name}</p>
          <ReviewItem review={review} />
        </section>
      ))}
    </div>
  );
}
