import { useTranslation } from 'react-i18next';
import { usePercent } from '@/config/usePercent';
import { usePrice } from '@/config/usePrice';
import type { Priced } from '@/features/product/price/price';
import { withKeys } from '@/lib/withKeys';
import { Disclosure } from '@/ui/Disclosure';
import { Icon } from '@/ui/Icon';
import type { FinancingOffer } from './financingOffers';
import styles from './MonthlyPayment.module.css';
import { useFinancing } from './useFinancing';

/** The lowest monthly payment; expands to all financing methods with their terms, or the reason why there are none. */
export function MonthlyPayment({ product }: { product: Priced }) {
  const { t } = useTranslation('financing');
  const price = usePrice();
  const percent = usePercent();
  const { offers, best } = useFinancing(product);
  if (offers.length === 0) return null;
  return (
    <Disclosure
      className={styles.monthly}
      title={
        <span className={styles.title}>
          <Icon name="calendar" size={1.25} />
          {best ? (
            <span>
              {t('monthlyFrom', { amount: price(best.monthly) })}
              <small>
                {t('termWithProvider', { name: best.name, count: best.months, apr: percent(best.apr) })}
              </small>
            </span>
          ) : (
            t('payOverTime')
          )}
        </span>
      }
    >
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.code}>
            <h2>{offer.name}</h2>
            <Terms offer={offer} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('note')}</p>
    </Disclosure>
  );
}

function Terms({ offer }: { offer: FinancingOffer }) {
  const { t } = useTranslation('financing');
  const price = usePrice();
  const percent = usePercent();
  if (offer.kind === 'onApplication') return <p>{t('onApplication')}</p>;
  if (offer.kind !== 'offered') return <p>{t(offer.kind, { limit: price(offer.limit) })}</p>;
  return (
    <ul>
      {withKeys(offer.instalments, ({ months, apr }) => `${months} ${apr}`).map(
        ([key, { months, apr, monthly, total }]) => (
          <li key={key}>
            <strong>{t('monthly', { amount: price(monthly) })}</strong>{' '}
            {t('terms', { count: months, apr: percent(apr), total: price(total) })}
          </li>
        ),
      )}
    </ul>
  );
}
