import { type MouseEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOnDemand } from '@/browser/lazyPart';
import { invalidButtonValues } from '@/features/content/allowedValues';
import { printImage } from '@/features/content/printImage';
import type { TagModule } from '@/features/content/tagModule';
import { useIsKiosk } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button';

const FinancingDialog = lazyOnDemand(async () => ({
  default: (await import('@/features/content/financing/FinancingDialog')).FinancingDialog,
}));

/** A button that prints an image or opens a financing provider's offer. */
export const Tag: TagModule['Tag'] = ({ attributes, children }) => {
  const { t } = useTranslation('content');
  const isKiosk = useIsKiosk();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const invalidValues = invalidButtonValues(attributes);
  if (invalidValues.length > 0) return <p role="note">{invalidValues.join(' ')}</p>;
  const { 'data-action': action, 'data-modal': modal, 'data-credit-tier': creditTier } = attributes;
  // A kiosk has no printer.
  if (action === 'print-image' && isKiosk) return null;
  const provider = modal ?? (action === 'print-image' ? undefined : action);
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (action === 'print-image') void printImage(event.currentTarget, attributes['data-src']);
    if (!provider) return;
    const detail = { action, modal, creditTier };
    // If a provider's script opens its own window, it cancels the event, and the dialog stays closed.
    const isUnhandled = window.dispatchEvent(
      new CustomEvent('financing-asked', { detail, cancelable: true }),
    );
    setDialogOpen(isUnhandled);
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
