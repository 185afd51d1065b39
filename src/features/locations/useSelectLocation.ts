import { useDispatch } from 'react-redux';
import { useTrack } from '@/api/useTrack';
import { locationSelected, type SelectedLocation } from './locationsSlice';

/** Returns a function that selects a location for the shopper. */
export function useSelectLocation(): (location: SelectedLocation) => void {
  const track = useTrack();
  const dispatch = useDispatch();
  return ({ store_id, store_name, phone }) => {
    dispatch(locationSelected({ store_id, store_name, phone }));
    track({ type: 'locationSelected', locationId: store_id, name: store_name });
  };
}
