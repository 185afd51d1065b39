import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import { Price } from '@/ui/Price';
import styles from './ProductPrice.module.css';
import { type Priced, priceDisplay } from './price';

interface Props {
  product: Priced;
  size?: 'sm' | 'md' | 'lg';
}

/** Price of a product, or the reason for hiding it. */
export function ProductPrice({ product, size = 'md' }: Props) {
  const { t } = useTranslation('product');
  const format = usePrice();
  const { instant_savings_minimum } = useConfig();
  const display = priceDisplay(product, instant_savings_minimum);
  if (display.kind === 'hidden') return null;
  if (display.kind === 'onApplication') return <p className={styles.reason}>{t('priceOnApplication')}</p>;
  if (display.kind === 'inCart') return <p className={styles.reason}>{t('priceInCart')}</p>;
  return (
    <Price
      size={size}
      from={display.isLowest ? t('priceFrom') : undefined}
      price={format(display.price)}
      listPrice={display.listPrice === null ? undefined : format(display.listPrice)}
      savings={display.savings > 0 ? t('save', { amount: format(display.savings) }) : undefined}
      texts={{ price: t('price'), listPrice: t('listPrice') }}
    />
  );
}
