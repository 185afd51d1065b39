import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { DealerLink } from '@/config/DealerLink';
import { withKeys } from '@/lib/withKeys';
import styles from './CheckoutFooterLinks.module.css';

/** Links in the checkout's footer: terms, privacy and help, as configured by the tenant (docs/spec/02 §2). */
export function CheckoutFooterLinks() {
  const { t } = useTranslation('site');
  const { links } = useConfig().display_features.checkout;
  if (links.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={t('helpAndTerms')}>
      <ul>
        {withKeys(links, ({ url }) => url).map(([key, { title, url }]) => (
          <li key={key}>
            <DealerLink url={url}>{title || url}</DealerLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
