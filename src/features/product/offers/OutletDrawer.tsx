import type { Product } from '@contract/product';
import { lazy, useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { LazyOverlay } from '@/ui/LazyOverlay';

const OutletList = lazy(async () => ({ default: (await import('./OutletList')).OutletList }));

/** Opens a drawer with returned or opened units of the same product at their own prices. */
export function OutletDrawer({ outlets }: { outlets: Product[] }) {
  const { t } = useTranslation('product');
  const [isOpen, setOpen] = useState(false);
  if (outlets.length === 0) return null;
  return (
    <>
      <Button variant="secondary" icon="tag" onClick={() => setOpen(true)}>
        {t('outlets', { count: outlets.length })}
      </Button>
      <LazyOverlay isOpen={isOpen}>
        <OutletList outlets={outlets} isOpen={isOpen} onClose={() => setOpen(false)} />
      </LazyOverlay>
    </>
  );
}
