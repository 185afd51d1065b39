import { useConfig } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import { useTranslation } from '@/config/useTranslation';
import { Price } from '@/ui/Price';
import styles from './ProductPrice.module.css';
import { type Priced, priceFacts } from './price';

interface Props {
  product: Priced;
  size?: 'sm' | 'md' | 'lg';
}

/** Price of a product, or the reason for hiding it. */
export function ProductPrice({ product, size = 'md' }: Props) {
  const { t } = useTranslation('product');
  const format = usePrice();
  const { instant_savings_minimum } = useConfig();
  const facts = priceFacts(product, instant_savings_minimum);
  if (facts.kind === 'hidden') return null;
  if (facts.kind === 'onApplication') return <p className={styles.reason}>{t('priceOnApplication')}</p>;
  if (facts.kind === 'inCart') return <p className={styles.reason}>{t('priceInCart')}</p>;
  return (
    <Price
      size={size}
      price={format(facts.price)}
      listPrice={facts.before === null ? undefined : format(facts.before)}
      savings={facts.saved > 0 ? t('save', { amount: format(facts.saved) }) : undefined}
      texts={{ price: t('price'), listPrice: t('listPrice') }}
    />
  );
}
