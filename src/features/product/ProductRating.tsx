import { useTranslation } from 'react-i18next';
import { useLocale } from '@/config/configSlice';
import { Rating } from '@/ui/Rating';

interface Props {
  rating: number;
  count: number;
  size?: number;
}

/** Stars with the number of reviews; nothing while nobody has reviewed. */
export function ProductRating({ rating, count, size }: Props) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  if (count === 0) return null;
  const value = rating.toLocaleString(locale, { maximumFractionDigits: 1 });
  return (
    <Rating
      value={rating}
      label={t('ratingOf', { value })}
      text={`(${count.toLocaleString(locale)})`}
      size={size}
    />
  );
}
