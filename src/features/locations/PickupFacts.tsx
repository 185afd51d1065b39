import type { PickupLocation } from '@contract/delivery';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/config/configSlice';
import { formatDay } from '@/lib/dates';
import { addressLines, distanceText } from './locationText';
import { useOpeningText } from './OpeningStatus';
import styles from './PickupChoice.module.css';

/** Stock, first day, opening hours, address and distance of a location, inside a label or a paragraph. */
export function PickupFacts({ location }: { location: PickupLocation }) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const opening = useOpeningText(location);
  const { supply, ready_date, distance } = location;
  const ready = ready_date && t('pickup.ready', { day: formatDay(ready_date, locale) });
  const supplied = supply && t(`pickup.supply.${supply}`);
  return (
    <span className={styles.facts}>
      {(ready || supplied) && (
        <span className={styles.ready} data-here={supply === 'here' || undefined}>
          {[ready, supplied].filter(Boolean).join(' · ')}
        </span>
      )}
      <span>{addressLines(location).filter(Boolean).join(', ')}</span>
      <span>
        {opening && <span data-open={opening.isOpen || undefined}>{opening.text}</span>}
        {opening && distance !== null && ' · '}
        {distance !== null && distanceText(distance, locale)}
      </span>
    </span>
  );
}
