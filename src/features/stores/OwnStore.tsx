import { useSelector } from 'react-redux';
import { StoreCard } from './StoreCard';
import { useListLocationsQuery } from './storesApi';
import { selectMyStore } from './storesSlice';

/** The chosen shop above a list that does not show it: its hours and its way are asked for by its id. */
export function OwnStore({ shownIds }: { shownIds: readonly string[] }) {
  const id = useSelector(selectMyStore)?.store_id;
  const isHidden = id !== undefined && !shownIds.includes(id);
  const { currentData } = useListLocationsQuery({ storelocationid: id }, { skip: !isHidden });
  const store = currentData?.find(({ store_id }) => store_id === id);
  return isHidden && store ? <StoreCard store={store} /> : null;
}
