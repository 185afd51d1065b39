import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { invalidButtonValues } from '@/features/content/allowedValues';
import type { TagModule } from '@/features/content/tagModule';
import { Button } from '@/ui/Button';

const FinancingDialog = lazy(async () => ({
  default: (await import('@/features/content/financing/FinancingDialog')).FinancingDialog,
}));

/** A button that prints or opens a financing offer. The event financing-asked informs the provider's scripts. */
export const Tag: TagModule['Tag'] = ({ attributes, children }) => {
  const { t } = useTranslation('content');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const invalidValues = invalidButtonValues(attributes);
  if (invalidValues.length > 0) return <p role="note">{invalidValues.join(' ')}</p>;
  const { 'data-action': action, 'data-modal': modal, 'data-credit-tier': creditTier } = attributes;
  const provider = modal ?? (action === 'print-image' ? undefined : action);
  const onClick = () => {
    if (action === 'print-image') window.print();
    if (!provider) return;
    window.dispatchEvent(new CustomEvent('financing-asked', { detail: { action, modal, creditTier } }));
    setDialogOpen(true);
  };
  const props = { onClick: onClick, 'aria-haspopup': provider ? ('dialog' as const) : undefined };
  const label = children ?? t('button');
  return (
    <>
      {/* The dealer's classes style the button; without classes it has the shop's button style. */}
      {attributes.class ? (
        <button type="button" className={attributes.class} {...props}>
          {label}
        </button>
      ) : (
        <Button {...props}>{label}</Button>
      )}
      {provider && isDialogOpen && (
        <Suspense fallback={null}>
          <FinancingDialog
            provider={provider}
            creditTier={creditTier ?? ''}
            isOpen={isDialogOpen}
            onClose={() => setDialogOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
