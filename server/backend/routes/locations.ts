import { listLocations, mostLocations } from '../../../contract/location.ts';
import type { BackendContext } from '../backendContext.ts';
import { findCoordinates, readLocations } from '../locations/locations.ts';
import { openingScopeOf, presentLocation } from '../locations/presentLocation.ts';
import { type RouteBinding, route } from '../route.ts';

export const locationRoutes = (backend: BackendContext): RouteBinding[] => [
  route(listLocations, async ({ tenant, language, query }) => {
    const from = await findCoordinates(query);
    const locationRows = await readLocations(backend.db, tenant.id, from);
    const requested = query.storelocationid;
    const opening = openingScopeOf({ tenant, language, now: backend.clock() });
    return locationRows
      .filter(({ id }) => !requested || id === requested)
      .slice(0, mostLocations)
      .map((location) => presentLocation(location, opening));
  }),
];
