import { useTranslation } from 'react-i18next';
import { type Address, deskUrl } from '@/desk/deskApi';
import { buttonAttributes } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** Downloads a CSV file in the desk's language. about: its title, if a page has several */
export function FileLink({ file, about = '' }: { file: Address; about?: string }) {
  const { t, i18n } = useTranslation('desk/frame');
  const href = deskUrl({ ...file, query: { ...file.query, language: i18n.language } });
  return (
    <a href={href} download {...buttonAttributes({ variant: 'secondary' })}>
      <Icon name="download" size={1.25} />
      {t('csv')}
      {about && <VisuallyHidden>{`: ${about}`}</VisuallyHidden>}
    </a>
  );
}
