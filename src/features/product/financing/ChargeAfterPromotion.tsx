import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { usePercent } from '@/config/usePercent';
import { usePrice } from '@/config/usePrice';
import { Icon } from '@/ui/Icon';
import { bestOffer, financingOffers } from './financingOffers';
import styles from './MonthlyPayment.module.css';

/** ChargeAfter's promotion for a cart, if it reaches the smallest amount of a promotion (docs/spec/13 §7). amount: grand total */
export function ChargeAfterPromotion({ amount }: { amount: number }) {
  const { t } = useTranslation('financing');
  const price = usePrice();
  const percent = usePercent();
  const config = useConfig();
  const offer = financingOffers(config, amount).find(({ code }) => code === 'chargeafter');
  if (offer?.kind !== 'offered' && offer?.kind !== 'onApplication') return null;
  const best = bestOffer([offer]);
  return (
    <p className={styles.title}>
      <Icon name="calendar" size={1.25} />
      <span>
        {best ? t('monthlyFrom', { amount: price(best.monthly) }) : t('payOverTime')}
        <small>
          {best
            ? t('termWithProvider', { name: offer.name, count: best.months, apr: percent(best.apr) })
            : t('withProvider', { name: offer.name })}
        </small>
      </span>
    </p>
  );
}
