import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/EmptyState';

/** Shown when no play matches the filters. */
export function NoPlays() {
  const { t } = useTranslation('desk/reports');
  return (
    <EmptyState icon="play" title={t('noPlays')}>
      {t('noPlaysText')}
    </EmptyState>
  );
}
