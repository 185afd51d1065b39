import { useTranslation } from 'react-i18next';
import type { TagModule } from '@/features/content/tagModule';
import { Button } from '@/ui/Button';

/** Values a button may carry (shell specification §5). */
const allowed: Record<string, readonly string[]> = {
  'data-action': ['print-image', 'freedompay', 'tdbank'],
  'data-modal': ['zibby', 'katapult', 'acima', 'chargeafter', 'conneqt'],
  'data-credit-tier': ['Prime', 'NearPrime', 'SubPrime'],
};

/** Attributes whose value is not allowed, with the message that is shown for each. */
function problems(attributes: Record<string, string>): string[] {
  return Object.entries(allowed).flatMap(([name, values]) => {
    const value = attributes[name];
    return value === undefined || values.includes(value)
      ? []
      : [`Invalid "${value}" value provided to "${name}".`];
  });
}

function printPictures() {
  window.print();
}

/** A button that acts: prints, or opens what a financing provider offers. The provider's part hears of it as an event. */
export const Tag: TagModule['Tag'] = ({ attributes, children }) => {
  const { t } = useTranslation('content');
  const wrong = problems(attributes);
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
