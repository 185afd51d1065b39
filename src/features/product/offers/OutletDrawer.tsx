import type { Product } from '@contract/product';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { lazyOnDemand } from '@/browser/lazyPart';
import { Button } from '@/ui/Button';
import { LazyOverlay } from '@/ui/LazyOverlay';
import { outletDrawerClosed, outletDrawerOpened, selectOutletProductId } from './outletDrawerSlice';

const OutletList = lazyOnDemand(async () => ({ default: (await import('./OutletList')).OutletList }));

interface Props {
  productId: string;
  outlets: Product[];
}

/** Opens a drawer with outlet pieces (returned or opened units) of the same product at their own prices. */
export function OutletDrawer({ productId, outlets }: Props) {
  const { t } = useTranslation('product');
  const dispatch = useDispatch();
  const isOpen = useSelector(selectOutletProductId) === productId;
  // If the page is left, its drawer must not open when the shopper returns.
  useEffect(() => () => void dispatch(outletDrawerClosed()), [dispatch]);
  if (outlets.length === 0) return null;
  return (
    <>
      <Button variant="secondary" icon="tag" onClick={() => dispatch(outletDrawerOpened(productId))}>
        {t('outlets', { count: outlets.length })}
      </Button>
      <LazyOverlay isOpen={isOpen}>
        <OutletList outlets={outlets} isOpen={isOpen} onClose={() => dispatch(outletDrawerClosed())} />
      </LazyOverlay>
    </>
  );
}
