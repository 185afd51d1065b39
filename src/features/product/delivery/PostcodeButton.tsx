import { getDeliveryDates } from '@contract/delivery';
import type { AnyEndpoint } from '@contract/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useIsOffered } from '@/api/missingCalls';
import { lazyOnDemand } from '@/browser/lazyPart';
import { Button } from '@/ui/Button';
import { LazyOverlay } from '@/ui/LazyOverlay';
import { selectPostcode } from './deliverySlice';

const PostcodeDialog = lazyOnDemand(async () => ({
  default: (await import('./PostcodeDialog')).PostcodeDialog,
}));

/** A button with the remembered postcode that asks for another one; nothing if the backend has no calendar. */
export function PostcodeButton() {
  const { t } = useTranslation('product');
  const postcode = useSelector(selectPostcode);
  const isOffered = useIsOffered(getDeliveryDates as AnyEndpoint);
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon="pin"
        aria-label={postcode ? t('changeZipLabel', { zip: postcode }) : undefined}
        onClick={() => setOpen(true)}
      >
        {postcode || t('deliveryZip')}
      </Button>
      <LazyOverlay isOpen={isOpen}>
        <PostcodeDialog isOpen={isOpen} onClose={() => setOpen(false)} />
      </LazyOverlay>
    </>
  );
}
