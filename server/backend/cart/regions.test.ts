import { expect, it } from 'vitest';
import { findRegion, namedRegions, regionsOf } from './regions.ts';

it('names the provinces in the language of the shopper, in its order', () => {
  const names = (language: string) => namedRegions('CA', language).map(({ name }) => name);
  expect(names('fr')).toEqual(expect.arrayContaining(['Québec', 'Colombie-Britannique', 'Nouvelle-Écosse']));
  expect(names('en')).toEqual(expect.arrayContaining(['Quebec', 'British Columbia', 'Nova Scotia']));
  expect(names('fr').indexOf('Île-du-Prince-Édouard')).toBeLessThan(names('fr').indexOf('Manitoba'));
});

it.each([
  ['CA', 'Québec', 'QC'],
  ['CA', 'QUEBEC', 'QC'],
  ['CA', 'qc', 'QC'],
  ['CA', 'Que\u0301bec', 'QC'],
  ['CA', 'Ile du Prince Edouard', 'PE'],
  ['CA', 'Prince Edward Island', 'PE'],
  ['US', 'Floride', 'FL'],
  ['US', 'Puerto Rico', 'PR'],
])('%s: %s is %s', (country, text, code) => expect(findRegion(country, text)?.code).toBe(code));

it.each(['', ' ', '…', 'Bavaria'])('"%s" is no region', (text) => expect(findRegion('CA', text)).toBeNull());

it('has every region to which delivery is priced', () => {
  const codes = regionsOf('US').map(({ code }) => code);
  for (const code of ['AK', 'HI', 'DC', 'PR', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP'])
    expect(codes).toContain(code);
  expect(new Set(codes).size).toBe(codes.length);
});
