import type { Facet } from '@contract/category';
import { parseFitSpace } from '@contract/fit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ALSO_UNKNOWN } from '@/features/catalog/listing/listingState';
import { FitForm } from '@/features/product/fit/FitForm';
import { selectFitSpace } from '@/features/product/fit/fitSlice';
import { CheckboxField } from '@/ui/CheckboxField';

interface Props {
  facet: Facet;
  selected: string[] | undefined;
  /** Values of the filter: the measurements, and optionally ALSO_UNKNOWN. */
  onChange: (values: string[]) => void;
}

/** Filters by products that fit into the shopper's space and through the doorway; products of unknown size can be included. */
export function FitFacet({ facet, selected = [], onChange }: Props) {
  const { t } = useTranslation('fit');
  const savedMeasurements = useSelector(selectFitSpace);
  const measurements = selected.find((value) => parseFitSpace(value)) ?? '';
  const count = (value: string) => facet.values.find((candidate) => candidate.value === value)?.count ?? 0;
  const includesUnknown = selected.includes(ALSO_UNKNOWN);
  return (
    <>
      <FitForm
        space={measurements || savedMeasurements}
        onMeasured={(measured) =>
          onChange(measured ? [measured, ...(includesUnknown ? [ALSO_UNKNOWN] : [])] : [])
        }
      />
      {measurements !== '' && (
        <>
          <p role="status">{t('fittingCount', { count: count('yes') })}</p>
          {count(ALSO_UNKNOWN) > 0 && (
            <CheckboxField
              label={t('alsoUnknown', { count: count(ALSO_UNKNOWN) })}
              checked={includesUnknown}
              onChange={({ target }) =>
                onChange(target.checked ? [measurements, ALSO_UNKNOWN] : [measurements])
              }
            />
          )}
        </>
      )}
    </>
  );
}
