import type { Product } from '@contract/product';
import { type ReactNode, Suspense, useRef } from 'react';
import { lazyPart } from '@/browser/lazyPart';
import { useNearViewport } from '@/ui/useNearViewport';

const ViewedCarousel = lazyPart(async () => ({ default: (await import('./ViewedCarousel')).ViewedCarousel }));

interface Props {
  /** entity_id of the current page's product, to be excluded. */
  except?: string;
  renderTile: (product: Product) => ReactNode;
}

/** Products that the shopper viewed before. They load when the shopper scrolls near them. */
export function RecentlyViewed(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return (
    <div ref={place}>
      <Suspense fallback={null}>{isNear && <ViewedCarousel {...props} />}</Suspense>
    </div>
  );
}
