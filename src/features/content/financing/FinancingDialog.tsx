import { pagePaths } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { useConfig, useLocale } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import { withKeys } from '@/lib/withKeys';
import { ButtonLink } from '@/ui/ButtonLink';
import { Dialog } from '@/ui/Dialog';
import styles from './FinancingDialog.module.css';
import { financingOffer } from './providers';

interface Props {
  /** Value of data-modal or data-action. */
  provider: string;
  creditTier: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog with a financing provider's offer at this tenant and a link to the checkout, where financing can be selected. */
export function FinancingDialog({ provider, creditTier, isOpen, onClose }: Props) {
  const { t } = useTranslation('content');
  const locale = useLocale();
  const format = usePrice();
  const { name, isAvailable, minimum, plans } = financingOffer(useConfig(), provider, creditTier);
  const percent = (apr: number) =>
    (apr / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('financing.title', { name })}
      closeLabel={t('close')}
      size="sm"
      footer={
        <ButtonLink to={isAvailable ? pagePaths.checkout : '/contact'} onClick={onClose}>
          {t(isAvailable ? 'financing.checkout' : 'financing.contact')}
        </ButtonLink>
      }
    >
      <div className={styles.body}>
        <p>{t(isAvailable ? 'financing.offered' : 'financing.notOffered', { name })}</p>
        {minimum !== null && <p>{t('financing.minimum', { amount: format(minimum) })}</p>}
        {plans.length > 0 && (
          <ul>
            {withKeys(plans, ({ months, apr }) => `${months} ${apr}`).map(([key, { months, apr }]) => (
              <li key={key}>{t('financing.plan', { count: months, apr: percent(apr) })}</li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
