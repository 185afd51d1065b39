import { specialPath } from '@contract/paths';
import { plainText } from '@contract/plainText';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useConfig, useLocale } from '@/config/configSlice';
import type { Banner } from '@/features/content/contentApi';
import { formatDate } from '@/lib/dates';
import styles from './RebateCard.module.css';
import { RebateProducts } from './RebateProducts';
import { useTrackPromotion } from './useTrackPromotion';

interface Props {
  rebate: Banner;
  /** Whether some products are shown with their price after rebate. */
  showsProducts?: boolean;
}

/** A rebate with its brands, its dates in the tenant's time zone, its form, and its products. */
export function RebateCard({ rebate, showsProducts }: Props) {
  const { t } = useTranslation('content');
  const locale = useLocale();
  const { timezoneId } = useConfig();
  const date = (value: string | undefined) => formatDate(value ?? '', locale, timezoneId);
  const [start, end] = [date(rebate.start_date), date(rebate.end_date)];
  const text = plainText(rebate.promo_short_description);
  const title = rebate.promo_name || rebate.manufacturer || text;
  return (
    <article className={styles.card} {...useTrackPromotion(rebate)}>
      <div className={styles.logos}>
        {[...new Set(rebate.brand_logo_urls)].map((url) => (
          <img key={url} src={url} alt={rebate.manufacturer ?? ''} width={120} height={36} loading="lazy" />
        ))}
      </div>
      <h3 className={styles.title}>{title}</h3>
      {text !== title && <p className={styles.text}>{text}</p>}
      {end && (
        <p className={styles.dates}>
          {start ? t('rebate.fromTo', { start, end }) : t('rebate.until', { end })}
        </p>
      )}
      {showsProducts && rebate.program_id && <RebateProducts programId={rebate.program_id} />}
      <p className={styles.links}>
        <Link
          to={specialPath('promotion', rebate.program_id)}
          className="avb-cta"
          aria-label={t('rebate.shopNowOf', { title })}
        >
          {t('rebate.shopNow')}
        </Link>
        {rebate.rebate_form_url && (
          <a
            href={rebate.rebate_form_url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('rebate.formOf', { title })}
          >
            {t('rebate.form')}
          </a>
        )}
      </p>
    </article>
  );
}
