import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectPostcode } from '@/features/product/delivery/deliverySlice';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import { selectSelectedLocation } from './locationsSlice';
import { PickupFacts } from './PickupFacts';
import { type PickupGoods, usePickupLocations } from './pickupApi';
import { useSelectLocation } from './useSelectLocation';

/** Locations shown at first, and added by "show more". */
const PAGE_SIZE = 6;

/** The facts of the chosen location, or a note that the goods can't be picked up there. */
export function ChosenPickup({ goods }: { goods: PickupGoods }) {
  const { t } = useTranslation('product');
  const selected = useSelector(selectSelectedLocation);
  const { locations } = usePickupLocations(goods, useSelector(selectPostcode));
  const chosen = locations?.find(({ store_id }) => store_id === selected?.store_id);
  if (chosen) return <PickupFacts location={chosen} />;
  return locations && <span>{t('pickup.notHere')}</span>;
}

/** The locations to choose from while the list is open, or a note that they could not be loaded. */
export function PickupList({ goods, isOpen }: { goods: PickupGoods; isOpen: boolean }) {
  const { t } = useTranslation('product');
  const selectLocation = useSelectLocation();
  const selected = useSelector(selectSelectedLocation);
  const name = useId();
  const [count, setCount] = useState(PAGE_SIZE);
  const { locations, isError, refetch } = usePickupLocations(goods, useSelector(selectPostcode));

  const choose = (id: string) => {
    const location = locations?.find(({ store_id }) => store_id === id);
    if (!location) return;
    const { store_id, store_name, phone } = location;
    selectLocation({ store_id, store_name, phone });
  };
  return (
    <>
      {isError && (
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
            name={`${name}-location`}
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
    </>
  );
}
