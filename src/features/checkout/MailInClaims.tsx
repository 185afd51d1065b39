import type { MailInClaim } from '@contract/orderTerms';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import { formatDay } from '@/lib/dates';
import { withKeys } from '@/lib/withKeys';
import styles from './MailInClaims.module.css';

/** Rebates that the shopper can claim by mail after the purchase: amount, deadline and form; nothing if there are none. */
export function MailInClaims({ claims }: { claims: readonly MailInClaim[] }) {
  const { t } = useTranslation('checkout');
  const price = usePrice();
  const locale = useLocale();
  if (claims.length === 0) return null;
  return (
    <ul className={styles.claims} aria-label={t('claims')}>
      {withKeys(claims, ({ title }) => title).map(([key, { title, amount, form_url, until }]) => {
        const date = formatDay(until, locale);
        return (
          <li key={key}>
            <strong>{t(date ? 'claimUntil' : 'claim', { amount: price(amount), date })}</strong> {title}{' '}
            {form_url && (
              <a
                href={form_url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t('claimFormOf', { title })}
              >
                {t('claimForm')}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
