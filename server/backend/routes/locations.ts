import { listLocations, mostLocations } from '../../../contract/location.ts';
import type { BackendContext } from '../backendContext.ts';
import { findCoordinates } from '../locations/coordinates.ts';
import { formatOpeningHours } from '../locations/openingHours.ts';
import { type NearbyLocation, readLocations } from '../locations/readLocations.ts';
import { type RouteBinding, route } from '../route.ts';
import { configOf } from '../tenant/tenant.ts';

const locationOf = (location: NearbyLocation, locale: string) => ({
  store_id: location.id,
  store_name: location.name,
  google_code: location.googleCode,
  address: location.address,
  city: location.city,
  region: location.region,
  postcode: location.postcode,
  country_id: location.country,
  phone: location.phone,
  latitude: location.latitude,
  longitude: location.longitude,
  distance: location.distance,
  pickup_method: location.pickupMethod,
  has_pickup: location.pickupMethod !== '',
  hours: formatOpeningHours(location.hours, locale),
});

export const locationRoutes = (backend: BackendContext): RouteBinding[] => [
  route(listLocations, async ({ tenant, language, query }) => {
    const from = await findCoordinates(backend.db, query);
    const locationRows = await readLocations(backend.db, tenant.id, from);
    const requested = query.storelocationid;
    const locale = configOf(tenant, language).locale.replace('_', '-');
    return locationRows
      .filter(({ id }) => !requested || id === requested)
      .slice(0, mostLocations)
      .map((location) => locationOf(location, locale));
  }),
];
