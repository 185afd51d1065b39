import type { Location } from '@contract/location';
import type { SiteUrls } from '@/config/useSiteUrls';
import type { StructuredData } from '@/features/head/structuredData';
import { hasReadableHours } from '@/features/locations/openingState';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Google reads 00:00 to 00:00 as closed, and 00:00 to 23:59 as open all day; hours past midnight are a single entry. */
function timesOf({ opens, closes }: { opens: string; closes: string }) {
  const [from, to] = opens !== '' && opens === closes ? ['00:00', '23:59'] : [opens, closes];
  return { '@type': 'OpeningHoursSpecification', opens: from || '00:00', closes: to || '00:00' };
}

/**
 * The weekly hours, followed by those of special days; a location that is closed on that weekday remains closed. Empty for hours that
 * can't be read: search engines would reject them.
 */
function openingHours(location: Location): StructuredData[] {
  if (!hasReadableHours(location)) return [];
  const { week, special_days } = location;
  const isOpenOn = (date: string) => week[(new Date(date).getUTCDay() + 6) % 7]?.opens;
  return [
    ...week.map((hours, day) => ({ ...timesOf(hours), dayOfWeek: weekdays[day] })),
    ...special_days
      .filter(({ date }) => isOpenOn(date))
      .map(({ date, ...hours }) => ({ ...timesOf(hours), validFrom: date, validThrough: date })),
  ];
}

const storeOf = (location: Location): StructuredData => ({
  '@type': 'Store',
  name: location.store_name,
  ...(location.phone ? { telephone: location.phone } : {}),
  address: {
    '@type': 'PostalAddress',
    streetAddress: location.address,
    addressLocality: location.city,
    addressRegion: location.region,
    postalCode: location.postcode,
    addressCountry: location.country_id,
  },
  ...(location.latitude !== null && location.longitude !== null
    ? { geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude } }
    : {}),
  openingHoursSpecification: openingHours(location),
});

/** Locations as schema.org Stores, with opening hours in the format that Google documents for a LocalBusiness. */
export const storesStructuredData = (
  locations: readonly Location[],
  image: string,
  urls: SiteUrls,
): StructuredData => ({
  '@context': 'https://schema.org',
  '@graph': locations.map((location) => ({
    ...storeOf(location),
    url: urls.page('/stores'),
    image: urls.file(image),
  })),
});
