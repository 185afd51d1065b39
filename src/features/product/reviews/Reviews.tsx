import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/config/configSlice';
import { useGetReviewsQuery } from '@/features/product/data/productApi';
import { formatNumber } from '@/lib/numbers';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Rating } from '@/ui/Rating';
import { SelectField } from '@/ui/SelectField';
import { Skeleton } from '@/ui/Skeleton';
import { RatingBars, ratings } from './RatingBars';
import { HelpfulPair, ReviewItem, ReviewVote } from './ReviewItem';
import styles from './Reviews.module.css';

/** Sort orders of the server; the first is the default. */
const orders = ['helpful', 'newest', 'highest', 'lowest'] as const;

const orderNames = {
  helpful: 'orderHelpful',
  newest: 'orderNewest',
  highest: 'orderHighest',
  lowest: 'orderLowest',
} as const;

/** Review summary, rating distribution as a filter, and paged reviews. */
export function Reviews({ id }: { id: string }) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const [request, setRequest] = useState({
    page: 1,
    order: orders[0] as string,
    rating: null as number | null,
  });
  const { data, isFetching, isError, refetch } = useGetReviewsQuery({ id, ...request });
  // The first page, which the shopper sees before any other.
  const { data: firstPage = data } = useGetReviewsQuery({ id, ...request, page: 1 });
  if (isError) {
    return (
      <Notice tone="bad" action={<Button onClick={refetch}>{t('tryAgain')}</Button>}>
        {t('reviewsFailed')}
      </Notice>
    );
  }
  if (!data) return <Skeleton height="16rem" />;
  const { average, count } = data.review_summary;
  const votes = data.votes_yes + data.votes_no;
  const value = formatNumber(average, locale, 1);
  const filter = ratings.find(({ stars }) => stars === request.rating);
  const total = filter ? data.ratings_distribution[filter.name] : count;
  const perPage = firstPage?.reviews.length ?? 0;
  const pageCount = data.page_count || (perPage > 0 ? Math.ceil(total / perPage) : 1);
  return (
    <div className={styles.reviews}>
      <div className={styles.summary}>
        <p className={styles.average}>{value}</p>
        <div>
          <Rating value={average} label={t('ratingOf', { value })} size={1.25} />
          <p className={styles.count}>{t('reviews', { count })}</p>
          {data.percent_recommended > 0 && (
            <p className={styles.count}>
              {t('recommend', { percent: Math.round(data.percent_recommended) })}
            </p>
          )}
          {votes > 0 && (
            <p className={styles.count}>{t('helpfulReviews', { yes: data.votes_yes, count: votes })}</p>
          )}
        </div>
        <RatingBars
          distribution={data.ratings_distribution}
          selected={request.rating}
          onSelect={(rating) => setRequest({ ...request, page: 1, rating })}
        />
      </div>
      <div className={styles.list} aria-busy={isFetching || undefined}>
        <SelectField
          className={styles.order}
          label={t('reviewOrder')}
          value={request.order}
          onChange={({ target }) => setRequest({ ...request, page: 1, order: target.value })}
          choices={orders.map((order) => ({ value: order, label: t(orderNames[order]) }))}
        />
        {request.rating === null && data.page === 1 && <HelpfulPair {...data.most_helpful_reviews} />}
        {filter && !isFetching && data.reviews.length === 0 && <p role="status">{t('reviewsNoText')}</p>}
        {data.reviews.map((review) => (
          <ReviewItem
            key={review.review_id}
            review={review}
            vote={<ReviewVote productId={id} review={review} />}
          />
        ))}
        {pageCount > 1 && (
          <div className={styles.pages}>
            <Button
              variant="secondary"
              disabled={data.page <= 1}
              onClick={() => setRequest({ ...request, page: data.page - 1 })}
            >
              {t('previousReviews')}
            </Button>
            <span role="status">{t('reviewPage', { page: data.page, count: pageCount })}</span>
            <Button
              variant="secondary"
              disabled={data.page >= pageCount}
              onClick={() => setRequest({ ...request, page: data.page + 1 })}
            >
              {t('nextReviews')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
