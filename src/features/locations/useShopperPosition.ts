import { useSelector } from 'react-redux';
import { useListLocationsQuery } from './locationsApi';
import { type Position, selectPosition, selectSelectedLocation } from './locationsSlice';

/** The device's position if the shopper has searched near it, or else that of the selected location; undefined if there is neither. */
export function useShopperPosition(): Position | undefined {
  const position = useSelector(selectPosition);
  const locationId = useSelector(selectSelectedLocation)?.store_id;
  const isNeeded = position === null && locationId !== undefined;
  const { currentData } = useListLocationsQuery({ storelocationid: locationId }, { skip: !isNeeded });
  if (position) return position;
  const location = currentData?.find(({ store_id }) => store_id === locationId);
  if (!location || location.latitude === null || location.longitude === null) return undefined;
  return { lat: String(location.latitude), long: String(location.longitude) };
}
