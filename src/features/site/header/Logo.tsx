import { Link } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import styles from './Logo.module.css';

/** Link to the home page with the tenant's logo, or its name when no logo is configured. */
export function Logo() {
  const { t } = useTranslation('site');
  const { logo_src, logo_alt, name } = useConfig();
  return (
    <Link to="/" className={styles.logo} aria-label={t('homeOf', { name: logo_alt || name })}>
      {logo_src ? <img src={logo_src} alt="" width={200} height={44} /> : name}
    </Link>
  );
}
