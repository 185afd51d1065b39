import { createContext } from 'react';

/** url_key or entity_id, with the selected location if any, whose stock and price then apply. */
export type ProductRequest = string | { id: string; storelocationid: string };

/** Builds the request, and thereby the cache key, of a product. Prefetch, preload and page share it and fetch once. */
export const productRequest = (key: string, locationId: string | undefined): ProductRequest =>
  locationId === undefined ? key : { id: key, storelocationid: locationId };

/** store_id of the selected location. A page provides it, because features/product imports no other feature. */
export const LocationIdContext = createContext<string | undefined>(undefined);

/** Decimal degrees. */
export interface Position {
  lat: string;
  long: string;
}

/** Where the shopper is. A page provides it, as above; undefined when unknown. */
export const PositionContext = createContext<Position | undefined>(undefined);
