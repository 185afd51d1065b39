import { useTranslation } from 'react-i18next';
import { useConfig, useLocale } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import { DEFAULT_TIME_ZONE, formatDate } from '@/lib/dates';
import { Icon } from '@/ui/Icon';
import styles from './ProductSavings.module.css';
import { type Priced, priceDisplay, type Saving } from './price';

/**
 * Instant savings and rebates with their last day: instant savings in the Los Angeles time zone (docs/spec/09 §6),
 * rebates in the tenant's (docs/spec/05 §5).
 */
export function ProductSavings({ product }: { product: Priced }) {
  const { t } = useTranslation('product');
  const format = usePrice();
  const locale = useLocale();
  const { instant_savings_minimum, timezoneId } = useConfig();
  const display = priceDisplay(product, instant_savings_minimum);
  if (display.kind !== 'visible' || !(display.instant || display.rebate)) return null;
  const until = (saving: Saving, zone: string) =>
    saving.until ? t('until', { date: formatDate(saving.until, locale, zone) }) : '';
  return (
    <ul className={styles.savings}>
      {display.instant && (
        <li>
          <Icon name="tag" size={1.125} />
          <span>
            <strong>{t('instantSavings', { amount: format(display.instant.amount) })}</strong>{' '}
            {until(display.instant, DEFAULT_TIME_ZONE)}
          </span>
        </li>
      )}
      {display.rebate && (
        <li>
          <Icon name="mail" size={1.125} />
          <span>
            <strong>{t('rebate', { amount: format(display.rebate.amount) })}</strong>{' '}
            {until(display.rebate, timezoneId)}
          </span>
        </li>
      )}
    </ul>
  );
}
