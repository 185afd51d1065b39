import { useTranslation } from '@/config/useTranslation';
import type { TagModule } from '@/features/content/tagModule';
import { Icon } from '@/ui/Icon';
import styles from './AvbMapEnhance.module.css';

/** Words over a picture and the way there: no map of a third party, so it needs no key and no network. */
export const Tag: TagModule['Tag'] = ({ attributes, children }) => {
  const { t } = useTranslation('content');
  const { 'data-latitude': latitude, 'data-longitude': longitude } = attributes;
  const label = attributes['data-label'] ?? '';
  const href = attributes['data-href'] ?? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`;
  return (
    <div className={styles.map}>
      {children}
      <a className={styles.place} href={href} target="_blank" rel="noopener noreferrer">
        <Icon name="pin" />
        <span>
          <strong>{label}</strong>
          <span className={styles.way}>{t('directions')}</span>
        </span>
      </a>
    </div>
  );
};
