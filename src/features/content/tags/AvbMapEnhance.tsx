import { useTranslation } from '@/config/useTranslation';
import type { TagModule } from '@/features/content/tagModule';
import { Icon } from '@/ui/Icon';
import styles from './AvbMapEnhance.module.css';

/** Content with a link to a map. No third-party map is embedded, so no API key is needed. */
export const Tag: TagModule['Tag'] = ({ attributes, children }) => {
  const { t } = useTranslation('content');
  const { 'data-latitude': latitude, 'data-longitude': longitude } = attributes;
  const label = attributes['data-label'] ?? '';
  const href = attributes['data-href'] ?? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`;
  return (
    <div className={styles.map}>
      {children}
      <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
        <Icon name="pin" />
        <span>
          <strong>{label}</strong>
          <span className={styles.directions}>{t('directions')}</span>
        </span>
      </a>
    </div>
  );
};
