import { useConfig, useLocale } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import { useTranslation } from '@/config/useTranslation';
import { DEFAULT_TIME_ZONE, formatDate } from '@/lib/dates';
import { Icon } from '@/ui/Icon';
import styles from './ProductSavings.module.css';
import { type Priced, priceFacts, type Saving } from './price';

/**
 * Instant savings and rebates with their last day: instant savings in the Los Angeles time zone (docs/spec/09 §6),
 * rebates in the tenant's (docs/spec/05 §5).
 */
export function ProductSavings({ product }: { product: Priced }) {
  const { t } = useTranslation('product');
  const format = usePrice();
  const locale = useLocale();
  const { instant_savings_minimum, timezoneId } = useConfig();
  const facts = priceFacts(product, instant_savings_minimum);
  if (facts.kind !== 'shown' || !(facts.instant || facts.rebate)) return null;
  const until = (saving: Saving, zone: string) =>
    saving.until ? t('until', { date: formatDate(saving.until, locale, zone) }) : '';
  return (
    <ul className={styles.savings}>
      {facts.instant && (
        <li>
          <Icon name="tag" size={1.125} />
          <span>
            <strong>{t('instantSavings', { amount: format(facts.instant.amount) })}</strong>{' '}
            {until(facts.instant, DEFAULT_TIME_ZONE)}
          </span>
        </li>
      )}
      {facts.rebate && (
        <li>
          <Icon name="mail" size={1.125} />
          <span>
            <strong>{t('rebate', { amount: format(facts.rebate.amount) })}</strong>{' '}
            {until(facts.rebate, timezoneId)}
          </span>
        </li>
      )}
    </ul>
  );
}
