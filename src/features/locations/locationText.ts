import type { Location } from '@contract/location';

/** Formats the address as two lines: street; city, region and postcode. */
export const addressLines = ({ address, city, region, postcode }: Location): [string, string] => [
  address,
  [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
];

/** URL of directions to the location in the shopper's maps app. */
export function directionsUrl(store: Location): string {
  const { latitude, longitude, store_name } = store;
  const destination =
    latitude !== null && longitude !== null
      ? `${latitude},${longitude}`
      : [store_name, ...addressLines(store)].join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

export const KM_PER_MILE = 1.609344;

/** Formats miles in the locale's unit: kilometres in Canada. */
export function distanceText(miles: number, locale: string): string {
  const isMetric = locale.endsWith('-CA');
  const style = { style: 'unit', unit: isMetric ? 'kilometer' : 'mile', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, style).format(isMetric ? miles * KM_PER_MILE : miles);
}
