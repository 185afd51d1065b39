import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  ['=1', "'=1"],
  [' =1', "' =1"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t=1"],
  ['a;=1', '"a;\'=1"'],
  ['a; =1', '"a;\' =1"'],
  ['; ;=1', '"; ;\'=1"'],
  ['a\n=1', '"a\n\'=1"'],
  ['a =1', 'a =1'],
  ['a=1', 'a=1'],
  ['1-2', '1-2'],
  ['\ta', "'\ta"],
  ['\u200b-1', "'\u200b-1"],
  ['a,=1', '"a,=1"'],
])('writes %j as %j', (text, cell) => expect(csvLine([text], 'en')).toBe(`${cell}\r\n`));

// In a spreadsheet that separates by commas, a quote within a cell protects nothing.
it.each([
  ['=1', "'=1"],
  ['a;=1', '"a;\'=1"'],
  ['a,=1', '"a,\'=1"'],
  ['a, ;\t-1', '"a, ;\'\t-1"'],
  ['a; ,@x', '"a; ,\'@x"'],
  ['Sofa, 2 - 1', '"Sofa, 2 - 1"'],
])('writes %j as %j in French', (text, cell) => expect(csvLine([text], 'fr')).toBe(`${cell}\r\n`));

it('separates by semicolons in French, where the comma separates decimals', () => {
  const cells = ['Canapé', 1499.5, -0.25, 1200, 'a;b'];
  expect(csvLine(cells, 'fr')).toBe('Canapé;1499,5;-0,25;1200;"a;b"\r\n');
  expect(csvLine(cells, 'en')).toBe('Canapé,1499.5,-0.25,1200,"a;b"\r\n');
});
