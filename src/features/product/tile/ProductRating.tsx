import { useTranslation } from 'react-i18next';
import { useLocale } from '@/config/configSlice';
import { formatNumber } from '@/lib/numbers';
import { Rating } from '@/ui/Rating';

interface Props {
  rating: number;
  count: number;
  size?: number;
}

/** Stars with the number of reviews; nothing without reviews. */
export function ProductRating({ rating, count, size }: Props) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  if (count === 0) return null;
  const value = formatNumber(rating, locale, 1);
  return (
    <Rating
      value={rating}
      label={t('ratingOf', { value })}
      text={`(${formatNumber(count, locale)})`}
      size={size}
    />
  );
}
