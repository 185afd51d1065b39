import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/EmptyState';

/** Stands for plays that the filters do not match. */
export function NoPlays() {
  const { t } = useTranslation('desk/reports');
  return (
    <EmptyState icon="play" title={t('noPlays')}>
      {t('noPlaysText')}
    </EmptyState>
  );
}
