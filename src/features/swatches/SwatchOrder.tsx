import type { ProductPage } from '@contract/product';
import { postSwatches } from '@contract/productEndpoints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOffered } from '@/api/missingCalls';
import { lazyOnDemand } from '@/browser/lazyPart';
import { Button } from '@/ui/Button';
import { LazyOverlay } from '@/ui/LazyOverlay';
import { swatchesOf } from './swatchesOf';

const SwatchDialog = lazyOnDemand(async () => ({ default: (await import('./SwatchDialog')).SwatchDialog }));

/** Offers free swatches of the product's covers by mail; nothing if the backend does not offer them (docs/spec/09 §8). */
export function SwatchOrder({ product }: { product: ProductPage }) {
  const { t } = useTranslation('product');
  const [isOpen, setOpen] = useState(false);
  const isOffered = useIsOffered(postSwatches);
  if (!isOffered || swatchesOf(product).length === 0) return null;
  return (
    <div>
      <Button variant="secondary" size="sm" icon="mail" onClick={() => setOpen(true)}>
        {t('orderSwatches')}
      </Button>
      <LazyOverlay isOpen={isOpen}>
        <SwatchDialog isOpen={isOpen} onClose={() => setOpen(false)} product={product} />
      </LazyOverlay>
    </div>
  );
}
