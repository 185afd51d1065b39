import type { ProductPage } from '@contract/product';
import { Suspense, useRef } from 'react';
import { lazyPart } from '@/browser/lazyPart';
import { useNearViewport } from '@/ui/useNearViewport';

const MoreProducts = lazyPart(async () => ({ default: (await import('./MoreProducts')).MoreProducts }));

/** Loads code and data of the carousels when their position comes near the viewport; the server does not render them. */
export function LazyMoreProducts({ product }: { product: ProductPage }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return (
    <div ref={place}>
      <Suspense fallback={null}>{isNear && <MoreProducts product={product} />}</Suspense>
    </div>
  );
}
