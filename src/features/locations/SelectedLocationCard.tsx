import { useSelector } from 'react-redux';
import { LocationCard } from './LocationCard';
import { useListLocationsQuery } from './locationsApi';
import { selectSelectedLocation } from './locationsSlice';

/** Card of the selected location above a list that does not include it; loads that location by id. */
export function SelectedLocationCard({ shownIds }: { shownIds: readonly string[] }) {
  const id = useSelector(selectSelectedLocation)?.store_id;
  const isHidden = id !== undefined && !shownIds.includes(id);
  const { currentData } = useListLocationsQuery({ storelocationid: id }, { skip: !isHidden });
  const store = currentData?.find(({ store_id }) => store_id === id);
  return isHidden && store ? <LocationCard store={store} /> : null;
}
