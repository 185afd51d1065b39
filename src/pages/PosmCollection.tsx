import { useTranslation } from '@/config/useTranslation';
import { PosmSection } from '@/features/catalog/collection/PosmSection';
import { posmTitle } from '@/features/catalog/collection/posm';
import { PageHead } from '@/features/site/head/PageHead';
import { Breadcrumb } from '@/ui/Breadcrumb';
import landing from './CategoryLanding.module.css';
import { renderInteractiveTile } from './InteractiveTile';
import styles from './page.module.css';

/** Products of POSM material, a section for each code; target of QR codes in a showroom. */
export function PosmCollection({ values }: { values: string[] }) {
  const { t } = useTranslation('catalog');
  const crumbs = [{ name: t('home'), to: '/' }, { name: t('catalog'), to: '/catalog' }, { name: t('posm') }];
  return (
    <div className={styles.page}>
      <PageHead title={t('posm')} />
      <Breadcrumb crumbs={crumbs} label={t('breadcrumb')} />
      <h1>{t('posm')}</h1>
      <div className={landing.landing}>
        {values.map((value) => (
          <PosmSection
            key={value}
            values={value}
            title={posmTitle(value)}
            renderTile={renderInteractiveTile}
          />
        ))}
      </div>
    </div>
  );
}
