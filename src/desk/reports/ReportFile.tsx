import { useTranslation } from 'react-i18next';
import { buttonAttributes } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** Downloads a report as a CSV file. about: its title, where a page has several */
export function ReportFile({ href, about = '' }: { href: string; about?: string }) {
  const { t } = useTranslation('desk/reports');
  return (
    <a href={href} download {...buttonAttributes({ variant: 'secondary' })}>
      <Icon name="download" size={1.25} />
      {t('csv')}
      {about && <VisuallyHidden>{`: ${about}`}</VisuallyHidden>}
    </a>
  );
}
