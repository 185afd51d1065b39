import { useSelector } from 'react-redux';
import type { Facet } from '@/api/contract/category';
import { readRoom } from '@/api/contract/fit';
import { useTranslation } from '@/config/useTranslation';
import { FitForm } from '@/features/product/fit/FitForm';
import { selectRoom } from '@/features/product/fit/fitSlice';
import { CheckboxField } from '@/ui/CheckboxField';
import { ALSO_UNKNOWN } from './listingChanges';

interface Props {
  facet: Facet;
  chosen: string[] | undefined;
  /** Values of the filter: a room, and perhaps that products without sizes count too. */
  onChange: (values: string[]) => void;
}

/** Only what fits the shopper's place and comes through the door; what is not known is said, and may be asked for too. */
export function FitFacet({ facet, chosen = [], onChange }: Props) {
  const { t } = useTranslation('fit');
  const remembered = useSelector(selectRoom);
  const room = chosen.find((value) => readRoom(value)) ?? '';
  const count = (value: string) => facet.values.find((known) => known.value === value)?.count ?? 0;
  const isWide = chosen.includes(ALSO_UNKNOWN);
  return (
    <>
      <FitForm
        room={room || remembered}
        onMeasured={(measured) => onChange(measured ? [measured, ...(isWide ? [ALSO_UNKNOWN] : [])] : [])}
      />
      {room !== '' && (
        <>
          <p role="status">{t('fitting', { count: count('yes') })}</p>
          {count(ALSO_UNKNOWN) > 0 && (
            <CheckboxField
              label={t('alsoUnknown', { count: count(ALSO_UNKNOWN) })}
              checked={isWide}
              onChange={({ target }) => onChange(target.checked ? [room, ALSO_UNKNOWN] : [room])}
            />
          )}
        </>
      )}
    </>
  );
}
