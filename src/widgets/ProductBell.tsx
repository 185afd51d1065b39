import type { ProductPage } from '@contract/product';
import { useTranslation } from 'react-i18next';
import { LazyPushBell } from '@/features/push/LazyPushBell';

/** The bell for push messages about a product: its price and the end of its rebate, or its return to stock. */
export function ProductBell({
  product: { entity_id: subject, in_stock, promotions },
}: {
  product: ProductPage;
}) {
  const { t } = useTranslation('product');
  if (!in_stock)
    return <LazyPushBell isIcon watches={[{ kind: 'back_in_stock', subject }]} label={t('bellStock')} />;
  const rebate = promotions.length > 0 ? [{ kind: 'rebate_ends' as const, subject }] : [];
  return (
    <LazyPushBell
      isIcon
      watches={[{ kind: 'price_drop', subject }, ...rebate]}
      label={t(rebate.length > 0 ? 'bellPriceAndRebate' : 'bellPrice')}
    />
  );
}
