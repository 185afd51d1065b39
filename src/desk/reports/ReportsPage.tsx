import { useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { PageHead } from '@/desk/ui/PageHead';
import { Tabs } from '@/ui/Tabs';
import { ActivityReport } from './ActivityReport';
import { PlaysReport } from './PlaysReport';

/** Proof of play, and what shoppers did at the kiosks. */
export default function ReportsPage() {
  const { t } = useTranslation('reports');
  const [activeId, setActiveId] = useState('plays');
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <Tabs
        label={t('title')}
        activeId={activeId}
        onChange={setActiveId}
        tabs={[
          { id: 'plays', label: t('plays'), panel: activeId === 'plays' && <PlaysReport /> },
          { id: 'kiosks', label: t('kiosks'), panel: activeId === 'kiosks' && <ActivityReport /> },
        ]}
      />
    </>
  );
}
