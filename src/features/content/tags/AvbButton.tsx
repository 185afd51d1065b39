import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { invalidButtonValues } from '@/features/content/allowedValues';
import type { TagModule } from '@/features/content/tagModule';
import { Button } from '@/ui/Button';

const FinancingDialog = lazy(async () => ({
  default: (await import('@/features/content/financing/FinancingDialog')).FinancingDialog,
}));

/** A button that acts: prints, or opens what a financing provider offers. Scripts of the provider hear of it as an event. */
export const Tag: TagModule['Tag'] = ({ attributes, children }) => {
  const { t } = useTranslation('content');
  const [isAsked, setIsAsked] = useState(false);
  const wrong = invalidButtonValues(attributes);
  if (wrong.length > 0) return <p role="note">{wrong.join(' ')}</p>;
  const { 'data-action': action, 'data-modal': modal, 'data-credit-tier': creditTier } = attributes;
  const provider = modal ?? (action === 'print-image' ? undefined : action);
  const act = () => {
    if (action === 'print-image') window.print();
    if (!provider) return;
    window.dispatchEvent(new CustomEvent('financing-asked', { detail: { action, modal, creditTier } }));
    setIsAsked(true);
  };
  const props = { onClick: act, 'aria-haspopup': provider ? ('dialog' as const) : undefined };
  const label = children ?? t('button');
  return (
    <>
      {/* The dealer's classes say how it looks; without them it looks like a button of the shop. */}
      {attributes.class ? (
        <button type="button" className={attributes.class} {...props}>
          {label}
        </button>
      ) : (
        <Button {...props}>{label}</Button>
      )}
      {provider && isAsked && (
        <Suspense fallback={null}>
          <FinancingDialog
            provider={provider}
            creditTier={creditTier ?? ''}
            isOpen={isAsked}
            onClose={() => setIsAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
};
