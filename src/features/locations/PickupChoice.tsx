import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { lazyPart } from '@/browser/lazyPart';
import { Button } from '@/ui/Button';
import { selectSelectedLocation } from './locationsSlice';
import styles from './PickupChoice.module.css';
import type { PickupGoods } from './pickupApi';

const loadList = () => import('./PickupList');
const ChosenPickup = lazyPart(async () => ({ default: (await loadList()).ChosenPickup }));
const PickupList = lazyPart(async () => ({ default: (await loadList()).PickupList }));

interface Props {
  goods: PickupGoods;
  /** The list is open until a location is chosen, because the shopper has chosen pickup. */
  isRequired?: boolean;
  /** There is already a title above, such as the shipping method's. */
  isTitleHidden?: boolean;
}

/**
 * Asks at which location the goods are picked up, with stock, first day, opening hours, address and distance. The choice becomes the
 * shopper's location (storelocationid), which all pages remember. The locations and their code load once the list is open or a location is
 * chosen.
 */
export function PickupChoice({ goods, isRequired, isTitleHidden }: Props) {
  const { t } = useTranslation('product');
  const selected = useSelector(selectSelectedLocation);
  const titleId = useId();
  // A required list stays open after the first choice until the shopper closes it.
  const [isOpen, setOpen] = useState(isRequired === true && selected === null);
  return (
    <section className={styles.pickup} aria-labelledby={titleId}>
      <h2 id={titleId} className={isTitleHidden ? 'visually-hidden' : undefined}>
        {t('pickup.title')}
      </h2>
      <div role="status">
        {selected && !isOpen && (
          <div className={styles.chosen}>
            <strong>{selected.store_name}</strong>
            <Suspense fallback={null}>
              <ChosenPickup goods={goods} />
            </Suspense>
          </div>
        )}
      </div>
      {(isOpen || selected !== null) && (
        <Suspense fallback={null}>
          <PickupList goods={goods} isOpen={isOpen} />
        </Suspense>
      )}
      <Button
        variant="secondary"
        size="sm"
        icon={isOpen ? 'check' : 'store'}
        aria-expanded={isOpen}
        onFocus={() => void loadList().catch(() => undefined)}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'pickup.done' : selected ? 'pickup.change' : 'pickup.choose')}
      </Button>
    </section>
  );
}
