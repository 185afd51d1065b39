import { specialPath } from '@contract/paths';
import { plainText } from '@contract/plainText';
import type { ProductPage } from '@contract/product';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useConfig, useLocale } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import { formatDate } from '@/lib/dates';
import { withKeys } from '@/lib/withKeys';
import styles from './ProductPromotions.module.css';

/**
 * Promotions of this product with their last day in the tenant's time zone and a link to all participating products.
 */
export function ProductPromotions({ promotions }: { promotions: ProductPage['promotions'] }) {
  const { t } = useTranslation('product');
  const price = usePrice();
  const locale = useLocale();
  const { timezoneId } = useConfig();
  if (promotions.length === 0) return null;
  return (
    <ul className={styles.promotions} aria-label={t('offers')}>
      {withKeys(promotions, ({ program_id }) => program_id).map(([key, promotion]) => {
        const { program_id, promo_name, promo_short_description, package_savings, end_date } = promotion;
        const title = promo_name || t('offer');
        return (
          <li key={key}>
            <strong>{title}</strong>
            {package_savings !== null && <p>{t('packageSavings', { amount: price(package_savings) })}</p>}
            {promo_short_description && <p>{plainText(promo_short_description)}</p>}
            {end_date && <p>{t('offerUntil', { date: formatDate(end_date, locale, timezoneId) })}</p>}
            <p className={styles.links}>
              {program_id && (
                <Link to={specialPath('promotion', program_id)} aria-label={t('offerProductsOf', { title })}>
                  {t('offerProducts')}
                </Link>
              )}
              {promotion.rebate_form_url && (
                <a
                  href={promotion.rebate_form_url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={t('rebateFormOf', { title })}
                >
                  {t('rebateForm')}
                </a>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
