import { ownValue } from '../../../contract/ownValue.ts';
import { frenchRegionNames } from './frenchRegionNames.ts';

/** A state or province with its general sales tax in thousandths of a percent (6.25 % is 6250). */
export interface Region {
  code: string;
  name: string;
  taxRate: number;
}

const region = ([code, name, taxRate]: [string, string, number]): Region => ({ code, name, taxRate });

/** General state rates, without county and city taxes, which taxes/localTaxes.ts adds for some states. */
const UNITED_STATES = (
  [
    ['AL', 'Alabama', 4000],
    ['AK', 'Alaska', 0],
    ['AZ', 'Arizona', 5600],
    ['AR', 'Arkansas', 6500],
    ['CA', 'California', 7250],
    ['CO', 'Colorado', 2900],
    ['CT', 'Connecticut', 6350],
    ['DE', 'Delaware', 0],
    ['DC', 'District of Columbia', 6000],
    ['FL', 'Florida', 6000],
    ['GA', 'Georgia', 4000],
    ['HI', 'Hawaii', 4000],
    ['ID', 'Idaho', 6000],
    ['IL', 'Illinois', 6250],
    ['IN', 'Indiana', 7000],
    ['IA', 'Iowa', 6000],
    ['KS', 'Kansas', 6500],
    ['KY', 'Kentucky', 6000],
    ['LA', 'Louisiana', 5000],
    ['ME', 'Maine', 5500],
    ['MD', 'Maryland', 6000],
    ['MA', 'Massachusetts', 6250],
    ['MI', 'Michigan', 6000],
    ['MN', 'Minnesota', 6875],
    ['MS', 'Mississippi', 7000],
    ['MO', 'Missouri', 4225],
    ['MT', 'Montana', 0],
    ['NE', 'Nebraska', 5500],
    ['NV', 'Nevada', 6850],
    ['NH', 'New Hampshire', 0],
    ['NJ', 'New Jersey', 6625],
    ['NM', 'New Mexico', 4875],
    ['NY', 'New York', 4000],
    ['NC', 'North Carolina', 4750],
    ['ND', 'North Dakota', 5000],
    ['OH', 'Ohio', 5750],
    ['OK', 'Oklahoma', 4500],
    ['OR', 'Oregon', 0],
    ['PA', 'Pennsylvania', 6000],
    ['RI', 'Rhode Island', 7000],
    ['SC', 'South Carolina', 6000],
    ['SD', 'South Dakota', 4200],
    ['TN', 'Tennessee', 7000],
    ['TX', 'Texas', 6250],
    ['UT', 'Utah', 4850],
    ['VT', 'Vermont', 6000],
    ['VA', 'Virginia', 5300],
    ['WA', 'Washington', 6500],
    ['WV', 'West Virginia', 6000],
    ['WI', 'Wisconsin', 5000],
    ['WY', 'Wyoming', 4000],
    // Territories and military mail: delivery has a price (delivery.ts), but no state sales tax applies.
    ['AS', 'American Samoa', 0],
    ['GU', 'Guam', 0],
    ['MP', 'Northern Mariana Islands', 0],
    ['PR', 'Puerto Rico', 0],
    ['VI', 'U.S. Virgin Islands', 0],
    ['AA', 'Armed Forces Americas', 0],
    ['AE', 'Armed Forces Europe', 0],
    ['AP', 'Armed Forces Pacific', 0],
  ] as [string, string, number][]
).map(region);

/** Federal and provincial rates combined. */
const CANADA = (
  [
    ['AB', 'Alberta', 5000],
    ['BC', 'British Columbia', 12000],
    ['MB', 'Manitoba', 12000],
    ['NB', 'New Brunswick', 15000],
    ['NL', 'Newfoundland and Labrador', 15000],
    ['NS', 'Nova Scotia', 14000],
    ['NT', 'Northwest Territories', 5000],
    ['NU', 'Nunavut', 5000],
    ['ON', 'Ontario', 13000],
    ['PE', 'Prince Edward Island', 15000],
    ['QC', 'Quebec', 14975],
    ['SK', 'Saskatchewan', 11000],
    ['YT', 'Yukon', 5000],
  ] as [string, string, number][]
).map(region);

const BY_COUNTRY: ReadonlyMap<string, readonly Region[]> = new Map([
  ['US', UNITED_STATES],
  ['CA', CANADA],
]);

/** Returns the regions of a country by its ISO code; none for a country without delivery. */
export const regionsOf = (country: string): readonly Region[] => BY_COUNTRY.get(country.toUpperCase()) ?? [];

/** Returns the regions of a country with their names in a language (en, fr), sorted by name. */
export function namedRegions(country: string, language: string): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(language);
  return regionsOf(country)
    .map(({ code, name }) => ({
      code,
      name: language === 'fr' ? (ownValue(frenchRegionNames, code) ?? name) : name,
    }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Normalises spelling: Québec, Quebec and QUEBEC are equal, and so are Île-du-Prince-Édouard and Ile du Prince Edouard. */
const spelling = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** Finds a region by its code or its name in either language; null if the country has no such region. */
export function findRegion(country: string, text: string): Region | null {
  const wanted = spelling(text);
  if (wanted === '') return null;
  const matches = ({ code, name }: Region) =>
    [code, name, ownValue(frenchRegionNames, code) ?? ''].some((one) => spelling(one) === wanted);
  return regionsOf(country).find(matches) ?? null;
}
