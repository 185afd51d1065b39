import { useTranslation } from 'react-i18next';
import { invalidButtonValues } from '@/features/content/allowedValues';
import type { TagModule } from '@/features/content/tagModule';
import { Button } from '@/ui/Button';

function printPictures() {
  window.print();
}

/** A button that acts: prints, or opens what a financing provider offers. The provider's part hears of it as an event. */
export const Tag: TagModule['Tag'] = ({ attributes, children }) => {
  const { t } = useTranslation('content');
  const wrong = invalidButtonValues(attributes);
  if (wrong.length > 0) return <p role="note">{wrong.join(' ')}</p>;
  const { 'data-action': action, 'data-modal': modal, 'data-credit-tier': creditTier } = attributes;
  const act = () => {
    if (action === 'print-image') printPictures();
    else window.dispatchEvent(new CustomEvent('financing-asked', { detail: { action, modal, creditTier } }));
  };
  return (
    <Button className={attributes.class} onClick={act} aria-haspopup={modal ? 'dialog' : undefined}>
      {children ?? t('button')}
    </Button>
  );
};
