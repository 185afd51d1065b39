import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '@/browser/lazyPart';
import { selectProductNotice } from './productNoticeSlice';

const ProductNotice = lazyPart(async () => ({ default: (await import('./ProductNotice')).ProductNotice }));

/** Loads the notification once there is one. */
export function LazyProductNotice() {
  const { product, area, link, error } = useSelector(selectProductNotice);
  if (area === null) return null;
  return (
    <Suspense fallback={null}>
      <ProductNotice product={product} area={area} link={link} error={error} />
    </Suspense>
  );
}
