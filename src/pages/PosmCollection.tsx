import { useTranslation } from '@/config/useTranslation';
import { PosmSection } from '@/features/catalog/PosmSection';
import { posmTitle } from '@/features/catalog/posm';
import { PageHead } from '@/features/site/PageHead';
import { Breadcrumb } from '@/ui/Breadcrumb';
import landing from './CategoryLanding.module.css';
import styles from './page.module.css';
import { shopTile } from './ShopTile';

/** What the material in the shop shows, a section a value: where a code on a shelf leads to. */
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
          <PosmSection key={value} values={value} title={posmTitle(value)} renderTile={shopTile} />
        ))}
      </div>
    </div>
  );
}
