import { parsePostcode } from '../../../contract/postcode.ts';
import { codedError } from '../apiError.ts';
import { isTerritory } from '../cart/postalRegions.ts';
import { message } from '../messages/message.ts';

/** A geographic position in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

interface Postcodes {
  positions: ReadonlyMap<string, Coordinates>;
  /** The first four digits of all ZIP codes: a code newer than the list starts like its neighbours. */
  starts: ReadonlySet<string>;
}

let loaded: Promise<Postcodes> | undefined;

/** Loads the positions of all postcodes in the United States and Canada, on first use. */
async function loadPostcodes(): Promise<Postcodes> {
  const { codes } = (await import('zipcodes')).default;
  const positions = new Map(
    Object.entries(codes).map(([code, { latitude, longitude }]) => [code, { latitude, longitude }]),
  );
  return { positions, starts: new Set([...positions.keys()].map((code) => code.slice(0, 4))) };
}

const postcodes = (): Promise<Postcodes> => (loaded ??= loadPostcodes());

/** The part of a postcode that has its own position: five digits, or the first three characters in Canada. */
const areaOf = (postcode: string): string => (/^\d/.test(postcode) ? postcode : postcode.slice(0, 3));

/** The centre of a postcode's area; null if its position is unknown. */
export async function findPostcode(text: string): Promise<Coordinates | null> {
  const postcode = parsePostcode(text);
  return postcode === null ? null : ((await postcodes()).positions.get(areaOf(postcode)) ?? null);
}

/** Whether a postcode exists, as far as known. New ones in a known area, and those of a territory or the military, are accepted. */
export async function isPostcode(text: string): Promise<boolean> {
  const postcode = parsePostcode(text);
  if (postcode === null) return false;
  if (isTerritory(postcode)) return true;
  const { positions, starts } = await postcodes();
  const area = areaOf(postcode);
  return positions.has(area) || (/^\d/.test(area) && starts.has(area.slice(0, 4)));
}

/** @throws ApiError 422 with the postcode, if it does not exist */
export async function checkPostcode({ language }: { language: string }, text: string): Promise<void> {
  if (await isPostcode(text)) return;
  const named = message(language, 'postcodeUnknown', { postcode: text.trim() });
  throw codedError(422, 'postcodeUnknown', named);
}
