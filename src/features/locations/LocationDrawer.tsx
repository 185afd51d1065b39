import { useSelector } from 'react-redux';
import { lazyOnDemand } from '@/browser/lazyPart';
import { LazyOverlay } from '@/ui/LazyOverlay';
import { selectLocationDrawer } from './locationsSlice';

const LocationDrawerBody = lazyOnDemand(async () => ({
  default: (await import('./LocationDrawerBody')).LocationDrawerBody,
}));

/**
 * Location search as a drawer over any page; its state is CLOSED or the name of its opener (docs/spec/15 §2).
 */
export function LocationDrawer() {
  const isOpen = useSelector(selectLocationDrawer) !== 'CLOSED';
  return (
    <LazyOverlay isOpen={isOpen}>
      <LocationDrawerBody isOpen={isOpen} />
    </LazyOverlay>
  );
}
