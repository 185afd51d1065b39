import { linkCart } from '@contract/cartEndpoints';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOffered } from '@/api/missingCalls';
import { lazyPart } from '@/browser/lazyPart';
import { useIsKiosk } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Skeleton } from '@/ui/Skeleton';

const HandoverCode = lazyPart(async () => ({ default: (await import('./HandoverCode')).HandoverCode }));

/** At a kiosk: transfers the cart to the shopper's own phone. */
export function PhoneHandover() {
  const { t } = useTranslation('cart');
  const isKiosk = useIsKiosk();
  const [isOpen, setOpen] = useState(false);
  const isLinkOffered = useIsOffered(linkCart);
  // An open dialog remains, and says that there is no code.
  if (!isKiosk || (!isLinkOffered && !isOpen)) return null;
  return (
    <>
      <Button variant="secondary" isWide icon="qr" onClick={() => setOpen(true)}>
        {t('handOverToPhone')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('handOverToPhone')}
        closeLabel={t('closeHandoverCode')}
        size="sm"
      >
        <Suspense fallback={<Skeleton height="20rem" />}>
          <HandoverCode />
        </Suspense>
      </Dialog>
    </>
  );
}
