import type { Location } from '@/api/contract/location';

/** The address on two lines: street, then city, region and postcode. */
export const addressLines = ({ address, city, region, postcode }: Location): [string, string] => [
  address,
  [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
];

/** Opens the shopper's own maps with the way to the shop. */
export function directionsUrl(store: Location): string {
  const { latitude, longitude, store_name } = store;
  const place =
    latitude !== null && longitude !== null
      ? `${latitude},${longitude}`
      : [store_name, ...addressLines(store)].join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}

export const KM_PER_MILE = 1.609344;

/** Miles as the shopper's country counts: kilometres in Canada. */
export function distanceText(miles: number, locale: string): string {
  const isMetric = locale.endsWith('-CA');
  const style = { style: 'unit', unit: isMetric ? 'kilometer' : 'mile', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, style).format(isMetric ? miles * KM_PER_MILE : miles);
}

/** A number a phone can dial: digits and a leading plus. */
export const telephone = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`;
