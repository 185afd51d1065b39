import { useTranslation } from 'react-i18next';
import { invalidButtonValues } from '@/features/content/allowedValues';
import type { TagModule } from '@/features/content/tagModule';
import { Button } from '@/ui/Button';

/** A button that acts: prints, or opens what a financing provider offers. The provider's part hears of it as an event. */
export const Tag: TagModule['Tag'] = ({ attributes, children }) => {
  const { t } = useTranslation('content');
  const wrong = invalidButtonValues(attributes);
  if (wrong.length > 0) return <p role="note">{wrong.join(' ')}</p>;
  const { 'data-action': action, 'data-modal': modal, 'data-credit-tier': creditTier } = attributes;
  const act = () => {
    if (action === 'print-image') window.print();
    else window.dispatchEvent(new CustomEvent('financing-asked', { detail: { action, modal, creditTier } }));
  };
  const props = { onClick: act, 'aria-haspopup': modal ? ('dialog' as const) : undefined };
  const label = children ?? t('button');
  // The dealer's classes say how it looks; without them it looks like a button of the shop.
  return attributes.class ? (
    <button type="button" className={attributes.class} {...props}>
      {label}
    </button>
  ) : (
    <Button {...props}>{label}</Button>
  );
};
