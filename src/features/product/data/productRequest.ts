import { createContext } from 'react';

/** url_key or entity_id, plus the selected location if any, whose stock and price then apply. */
export type ProductRequest = string | { id: string; storelocationid: string };

/** Builds the request, and thereby the cache key, of a product. Shared by prefetch, preload and page, so that there is only one request. */
export const productRequest = (key: string, locationId: string | undefined): ProductRequest =>
  locationId === undefined ? key : { id: key, storelocationid: locationId };

/** store_id of the selected location. Provided by the page, because features/product imports no other feature. */
export const LocationIdContext = createContext<string | undefined>(undefined);

/** Decimal degrees. */
export interface Position {
  lat: string;
  long: string;
}

/** The shopper's position, also provided by the page; undefined when unknown. */
export const PositionContext = createContext<Position | undefined>(undefined);
