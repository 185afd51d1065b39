import { useTranslation } from '@/config/useTranslation';
import { buttonAttributes } from '@/ui/Button';
import { Icon } from '@/ui/Icon';

/** Downloads a report as a CSV file. */
export function ReportFile({ href }: { href: string }) {
  const { t } = useTranslation('reports');
  return (
    <a href={href} download {...buttonAttributes({ variant: 'secondary' })}>
      <Icon name="download" size={1.25} />
      {t('csv')}
    </a>
  );
}
