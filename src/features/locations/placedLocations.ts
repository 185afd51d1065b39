import type { Location } from '@contract/location';
import type { Coordinates } from './mapView';

export interface PlacedLocation {
  location: Location;
  /** Number in the list next to the map, from 1. */
  number: number;
  coordinates: Coordinates;
}

/** Returns the locations with coordinates, numbered as in the list. */
export const placedLocations = (locations: readonly Location[]): PlacedLocation[] =>
  locations.flatMap((location, index) =>
    location.latitude === null || location.longitude === null
      ? []
      : [{ location, number: index + 1, coordinates: [location.longitude, location.latitude] as const }],
  );
