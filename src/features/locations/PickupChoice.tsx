import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '@/config/useTranslation';
import { selectPostcode } from '@/features/product/delivery/deliverySlice';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import { selectSelectedLocation } from './locationsSlice';
import styles from './PickupChoice.module.css';
import { PickupFacts } from './PickupFacts';
import { type PickupGoods, usePickupLocations } from './pickupApi';
import { useSelectLocation } from './useSelectLocation';

/** Locations shown at first, and added by "show more". */
const PAGE_SIZE = 6;

interface Props {
  goods: PickupGoods;
  /** The list is open until a location is chosen: the shopper has chosen the pickup. */
  isRequired?: boolean;
  /** A title stands above already, such as the shipping method's. */
  isTitleHidden?: boolean;
}

/**
 * Asks at which location the goods are picked up, with stock, first day, opening hours, address and distance. The
 * choice is the shopper's location (storelocationid), which all pages remember.
 */
export function PickupChoice({ goods, isRequired, isTitleHidden }: Props) {
  const { t } = useTranslation('product');
  const selectLocation = useSelectLocation();
  const selected = useSelector(selectSelectedLocation);
  const postcode = useSelector(selectPostcode);
  const titleId = useId();
  // A required list stays open after the first choice, until the shopper closes it.
  const [isOpen, setOpen] = useState(isRequired === true && selected === null);
  const [count, setCount] = useState(PAGE_SIZE);
  const isNeeded = isOpen || selected !== null;
  const { locations, isError, refetch } = usePickupLocations(goods, postcode, !isNeeded);
  const chosen = locations?.find(({ store_id }) => store_id === selected?.store_id);

  const choose = (id: string) => {
    const location = locations?.find(({ store_id }) => store_id === id);
    if (!location) return;
    const { store_id, store_name, phone } = location;
    selectLocation({ store_id, store_name, phone });
  };
  return (
    <section className={styles.pickup} aria-labelledby={titleId}>
      <h2 id={titleId} className={isTitleHidden ? 'visually-hidden' : undefined}>
        {t('pickup.title')}
      </h2>
      <div role="status">
        {selected && !isOpen && (
          <div className={styles.chosen}>
            <strong>{selected.store_name}</strong>
            {chosen && <PickupFacts location={chosen} />}
            {locations && !chosen && <span>{t('pickup.notHere')}</span>}
          </div>
        )}
      </div>
      {isError && isNeeded && (
        <Notice
          tone="bad"
          action={
            <Button size="sm" variant="secondary" onClick={refetch}>
              {t('pickup.retry')}
            </Button>
          }
        >
          {t('pickup.failed')}
        </Notice>
      )}
      {isOpen && locations && (
        <>
          <RadioGroup
            legend={t('pickup.choose')}
            isLegendHidden
            name={`${titleId}-location`}
            variant="cards"
            value={selected?.store_id ?? null}
            onChange={choose}
            choices={locations.slice(0, count).map((location) => ({
              value: location.store_id,
              label: location.store_name,
              detail: <PickupFacts location={location} />,
              isDisabled: location.supply === 'none',
            }))}
          />
          {locations.length > count && (
            <Button variant="quiet" onClick={() => setCount(count + PAGE_SIZE)}>
              {t('pickup.more')}
            </Button>
          )}
        </>
      )}
      <Button
        variant="secondary"
        size="sm"
        icon={isOpen ? 'check' : 'store'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'pickup.done' : selected ? 'pickup.change' : 'pickup.choose')}
      </Button>
    </section>
  );
}
