/** Range of three-digit ZIP code prefixes of a state. */
type PrefixRange = readonly [first: number, last: number, states: string];

/** USPS assigns prefixes to states, territories and the military (AE, AA, AP). A prefix that is not listed is accepted for any state. */
const ZIP_PREFIXES: readonly PrefixRange[] = [
  // Never assigned, so it matches no region.
  [0, 4, 'none'],
  [5, 5, 'NY'],
  [6, 7, 'PR'],
  [8, 8, 'VI'],
  [9, 9, 'PR'],
  [10, 27, 'MA'],
  [28, 29, 'RI'],
  [30, 38, 'NH'],
  [39, 49, 'ME'],
  [50, 54, 'VT'],
  [55, 55, 'MA'],
  [56, 59, 'VT'],
  [60, 62, 'CT'],
  // Fishers Island belongs to New York.
  [63, 63, 'CT NY'],
  [64, 69, 'CT'],
  [70, 89, 'NJ'],
  [90, 98, 'AE'],
  [100, 149, 'NY'],
  [150, 196, 'PA'],
  [197, 199, 'DE'],
  [200, 200, 'DC'],
  [201, 201, 'VA'],
  [202, 205, 'DC'],
  [206, 219, 'MD'],
  [220, 246, 'VA'],
  [247, 268, 'WV'],
  [270, 289, 'NC'],
  [290, 299, 'SC'],
  [300, 319, 'GA'],
  [320, 339, 'FL'],
  [340, 340, 'AA'],
  [341, 349, 'FL'],
  [350, 369, 'AL'],
  [370, 385, 'TN'],
  [386, 397, 'MS'],
  [398, 399, 'GA'],
  [400, 421, 'KY'],
  // Fort Campbell lies in both states.
  [422, 422, 'KY TN'],
  [423, 427, 'KY'],
  [430, 459, 'OH'],
  [460, 479, 'IN'],
  [480, 499, 'MI'],
  [500, 528, 'IA'],
  [530, 549, 'WI'],
  [550, 567, 'MN'],
  [569, 569, 'DC'],
  [570, 577, 'SD'],
  [580, 588, 'ND'],
  [590, 599, 'MT'],
  [600, 629, 'IL'],
  [630, 658, 'MO'],
  [660, 679, 'KS'],
  [680, 693, 'NE'],
  [700, 714, 'LA'],
  [716, 729, 'AR'],
  [730, 732, 'OK'],
  [733, 733, 'TX'],
  [734, 738, 'OK'],
  // Texhoma lies in both states.
  [739, 739, 'OK TX'],
  [740, 749, 'OK'],
  [750, 799, 'TX'],
  [800, 816, 'CO'],
  [820, 831, 'WY'],
  [832, 833, 'ID'],
  // Alta belongs to Wyoming.
  [834, 834, 'ID WY'],
  [835, 838, 'ID'],
  [840, 844, 'UT'],
  // Monument Valley lies in both states.
  [845, 845, 'UT AZ'],
  [846, 847, 'UT'],
  [850, 864, 'AZ'],
  // The Navajo Nation: some places have a ZIP code of the neighbouring state.
  [865, 865, 'AZ NM'],
  [870, 884, 'NM'],
  [885, 885, 'TX'],
  [889, 898, 'NV'],
  [900, 961, 'CA'],
  [962, 966, 'AP'],
  // Pago Pago shares a prefix with Hawaii.
  [967, 967, 'HI AS'],
  [968, 968, 'HI'],
  // Guam, the Northern Marianas and the states in free association.
  [969, 969, 'GU MP FM MH PW'],
  [970, 979, 'OR'],
  [980, 994, 'WA'],
  [995, 999, 'AK'],
];

/** The first letter of a postal code names the province; X serves two territories. */
const CANADIAN_LETTERS: ReadonlyMap<string, string> = new Map([
  ['A', 'NL'],
  ['B', 'NS'],
  ['C', 'PE'],
  ['E', 'NB'],
  ['G', 'QC'],
  ['H', 'QC'],
  ['J', 'QC'],
  // Ottawa's federal offices on both sides of the river have K1A.
  ['K', 'ON'],
  ['L', 'ON'],
  ['M', 'ON'],
  ['N', 'ON'],
  ['P', 'ON'],
  ['R', 'MB'],
  ['S', 'SK'],
  ['T', 'AB'],
  ['V', 'BC'],
  ['X', 'NT NU'],
  ['Y', 'YT'],
]);

/**
 * ZIP codes of one state that also serve places in a neighbouring one. The list need not be complete, because a shopper may confirm others.
 */
const SHARED_ZIPS: ReadonlyMap<string, string> = new Map([
  ['20588', 'MD'],
  ['20598', 'VA'],
  ['38852', 'AL'],
  ['51001', 'SD'],
  ['59221', 'ND'],
  ['71749', 'LA'],
  ['72643', 'MO'],
  ['89019', 'CA'],
  ['89439', 'CA'],
  ['97635', 'CA'],
  ['97913', 'ID'],
  ['99128', 'ID'],
  ['99362', 'OR'],
]);

/** Codes of the regions that a postcode may belong to, separated by spaces; empty if the region is unknown. */
function regionsOfPostcode(country: string, postcode: string): string {
  const text = postcode.trim().toUpperCase();
  if (country === 'CA') {
    if (/^K1A/.test(text)) return 'ON QC';
    return CANADIAN_LETTERS.get(text.charAt(0)) ?? '';
  }
  if (country !== 'US' || !/^\d{5}/.test(text)) return '';
  const prefix = Number(text.slice(0, 3));
  const regions = ZIP_PREFIXES.find(([first, last]) => first <= prefix && prefix <= last)?.[2] ?? '';
  const neighbour = SHARED_ZIPS.get(text.slice(0, 5));
  return neighbour ? `${regions} ${neighbour}` : regions;
}

const TERRITORIES = new Set(['PR', 'VI', 'AE', 'AA', 'AP', 'GU', 'MP', 'AS']);

/** Whether a ZIP code belongs to a territory or the military, which lists of places often omit. */
export const isTerritory = (postcode: string): boolean =>
  regionsOfPostcode('US', postcode)
    .split(' ')
    .some((region) => TERRITORIES.has(region));

/** The regions that a postcode may belong to instead of the stated one; none if they match, or if the postcode's region is unknown. */
export function otherRegionsOf(country: string, region: string, postcode: string): string[] {
  const regions = regionsOfPostcode(country.toUpperCase(), postcode).split(' ').filter(Boolean);
  return regions.includes(region.toUpperCase()) ? [] : regions;
}

/** Returns whether a postcode may belong to a region. region: code */
export const isPostcodeOfRegion = (country: string, region: string, postcode: string): boolean =>
  otherRegionsOf(country, region, postcode).length === 0;
