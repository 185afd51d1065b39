import { listLocations, mostLocations } from '../../../src/api/contract/location.ts';
import { hoursInWords } from '../places/openingHours.ts';
import { placeOf } from '../places/place.ts';
import { type NearbyShop, readShops } from '../places/shops.ts';
import { type RouteBinding, route } from '../route.ts';
import type { StoreContext } from '../storeContext.ts';
import { configOf } from '../tenant/tenant.ts';

const locationOf = (shop: NearbyShop, locale: string) => ({
  store_id: shop.id,
  store_name: shop.name,
  google_code: shop.googleCode,
  address: shop.address,
  city: shop.city,
  region: shop.region,
  postcode: shop.postcode,
  country_id: shop.country,
  phone: shop.phone,
  latitude: shop.latitude,
  longitude: shop.longitude,
  distance: shop.distance,
  pickup_method: shop.pickupMethod,
  has_pickup: shop.pickupMethod !== '',
  hours: hoursInWords(shop.hours, locale),
});

export const locationRoutes = (store: StoreContext): RouteBinding[] => [
  route(listLocations, async ({ tenant, language, query }) => {
    const from = await placeOf(store.db, query);
    const shops = await readShops(store.db, tenant.id, from);
    const asked = query.storelocationid;
    const locale = configOf(tenant, language).locale.replace('_', '-');
    return shops
      .filter(({ id }) => !asked || id === asked)
      .slice(0, mostLocations)
      .map((shop) => locationOf(shop, locale));
  }),
];
