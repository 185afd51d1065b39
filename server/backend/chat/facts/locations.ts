import { pagePaths } from '../../../../contract/paths.ts';
import {
  findCoordinates,
  type NearbyLocation,
  readLocations,
  sortByDistance,
} from '../../locations/locations.ts';
import { openingScopeOf, presentLocation } from '../../locations/presentLocation.ts';
import { configOf } from '../../tenant/tenant.ts';
import { ordinaryWords } from '../question/ordinaryWords.ts';
import { tokensIn } from '../question/tokens.ts';
import type { Statement } from '../reply.ts';
import { postcodeIn } from './delivery.ts';
import { type FactKind, type FactScope, isAbout, textOf } from './factScope.ts';

const MOST_PLACES = 3;

/** Number of words of a location's name and town in the question. */
function matches({ rest, typed }: FactScope['question'], { name, city }: NearbyLocation): number {
  const isWhole = (text: string) => {
    const words = tokensIn(text);
    return (
      words.length > 0 &&
      words.every((word) => typed.includes(word)) &&
      words.some((word) => rest.includes(word) || !ordinaryWords.has(word))
    );
  };
  return (isWhole(name) ? 2 : 0) + (isWhole(city) ? 1 : 0);
}

/** Locations named in a question, or else the nearest to its postcode or to the selected location. */
export async function nearestLocations(scope: FactScope, most: number): Promise<NearbyLocation[]> {
  const { context, question } = scope;
  const zip = postcodeIn(question.text);
  const byZip = await readLocations(context.db, context.tenant.id, await findCoordinates({ zip }));
  const selected = zip ? undefined : byZip.find(({ id }) => id === context.locationId);
  const { latitude = null, longitude = null } = selected ?? {};
  const isPlaced = latitude !== null && longitude !== null;
  const all = isPlaced ? sortByDistance(byZip, { latitude, longitude }) : byZip;
  const scored = all.map((place) => ({ place, score: matches(question, place) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return (best > 0 ? scored.filter(({ score }) => score === best).map(({ place }) => place) : all).slice(
    0,
    most,
  );
}

function statementAbout(scope: FactScope, place: NearbyLocation): Statement {
  const { hours } = presentLocation(place, openingScopeOf(scope.context));
  const opening = hours.map(({ day, hours: times }) => `${day} ${times}`).join(', ');
  const address = [place.address, place.city, place.region, place.postcode].filter(Boolean).join(', ');
  const values = { place: place.name, address, phone: place.phone, hours: opening };
  return {
    text: textOf(
      scope,
      isAbout(scope, 'hours') ? 'chatHours' : place.phone ? 'chatLocationPhone' : 'chatLocation',
      values,
    ),
    links: [{ title: textOf(scope, 'chatSourceStores'), url: pagePaths.stores }],
  };
}

/** Addresses, telephones and opening hours. */
export const locations: FactKind = async (scope) => {
  if (
    !isAbout(scope, 'hours', 'location', 'contact') ||
    isAbout(scope, 'find', 'stock', 'financing', 'warranty', 'haul_away', 'returns', 'delivery')
  )
    return [];
  const { phone } = configOf(scope.context.tenant, scope.context.language);
  const contact: Statement[] =
    isAbout(scope, 'contact') && phone
      ? [
          {
            text: textOf(scope, 'chatPhone', { phone }),
            links: [{ title: textOf(scope, 'chatSourceContact'), url: '/contact' }],
          },
        ]
      : [];
  const places = await nearestLocations(scope, isAbout(scope, 'hours') ? 2 : MOST_PLACES);
  const statements = new Map(
    places.map((place) => statementAbout(scope, place)).map((one) => [one.text, one]),
  );
  return [...contact, ...statements.values()];
};
