import type { Review } from '@contract/productEndpoints';
import type { ReactNode } from 'react';
import { useLocale } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { formatDate } from '@/lib/dates';
import { Rating } from '@/ui/Rating';
import styles from './Reviews.module.css';

interface Props {
  review: Review;
  /** Absent where voting is not offered. */
  vote?: ReactNode;
}

export function ReviewItem({ review, vote }: Props) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const { title, detail, nickname, rating, created_at, votes_yes, votes_no } = review;
  const votes = votes_yes + votes_no;
  return (
    <article className={styles.review}>
      <Rating value={rating} label={t('ratingOf', { value: rating })} />
      <h3>{title}</h3>
      <p>{detail}</p>
      <p className={styles.by}>
        {nickname} · {formatDate(created_at, locale)}
        {votes > 0 && <> · {t('helpfulVotes', { yes: votes_yes, count: votes })}</>}
      </p>
      {vote}
    </article>
  );
}
