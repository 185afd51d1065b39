import { expect, it } from 'vitest';
import { convert, quantitiesIn, unitIn, writeAmount } from './quantities.ts';

const read = (text: string) => quantitiesIn(text).map(({ amount, unit }) => [amount, unit?.en ?? null]);

it.each([
  ['a 30 inch door', [[30, 'in.']]],
  ['a 30-inch door', [[30, 'in.']]],
  ['24" wide', [[24, 'in.']]],
  [
    '35 3/4 in. and 35¾ in.',
    [
      [35.75, 'in.'],
      [35.75, 'in.'],
    ],
  ],
  ['35,75 po', [[35.75, 'po']].map(([amount]) => [amount, 'in.'])],
  ['1/2 inch', [[0.5, 'in.']]],
  ['3/4" plywood', [[0.75, 'in.']]],
  [
    '35 3/0 in. wide',
    [
      [35, null],
      [3, null],
    ],
  ],
  ['open 24/7', [[24, null]]],
  ['moins de 1 200 $', [[1200, '$']]],
  ['moins de 1 299,99 $', [[1299.99, '$']]],
  ['moins de 1299,9 $', [[1299.9, '$']]],
  ['moins de 1.299,99 $', [[1299.99, '$']]],
  ['1.299 kg', [[1.299, 'kg']]],
  ['under $1,299.99', [[1299.99, '$']]],
  [
    '20.1 cu. ft. or 569 L',
    [
      [20.1, 'cu. ft.'],
      [569, 'L'],
    ],
  ],
  ['20 cubic feet', [[20, 'cu. ft.']]],
  ['5 ft 10 in tall', [[70, 'in.']]],
  [
    '44 dB, 712 kWh, 600 CFM',
    [
      [44, 'dBA'],
      [712, 'kWh'],
      [600, 'CFM'],
    ],
  ],
  [
    '60 cm or 0.6 m',
    [
      [60, 'cm'],
      [0.6, 'm'],
    ],
  ],
  ['5 years', [[5, 'years']]],
  ['model RF28R7351SR', []],
  ['is it 30 in total', [[30, 'in.']]],
])('reads the quantities of "%s"', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

it('reads the unit that a question asks for', () => {
  expect(unitIn('How wide is it in centimeters?')?.en).toBe('cm');
  expect(unitIn('Combien de litres?')?.en).toBe('L');
  expect(unitIn('How many cubic feet is it?')?.en).toBe('cu. ft.');
  expect(unitIn('Is it in stock?')).toBeNull();
});

it('converts to one decimal, and prefers a published value that agrees', () => {
  const [cm] = quantitiesIn('1 cm');
  const target = cm?.unit;
  const [inches] = quantitiesIn('35.75 in.');
  const [rounded] = quantitiesIn('24 in.');
  if (!target || !inches || !rounded) throw new Error('unread');
  expect(convert(inches, target, quantitiesIn('91 cm'))?.amount).toBe(90.8);
  expect(convert(rounded, target, quantitiesIn('61 cm'))?.amount).toBe(61);
  const [eight] = quantitiesIn('3.1 in.');
  const millimetres = quantitiesIn('1 mm')[0]?.unit;
  if (!eight || !millimetres) throw new Error('unread');
  expect(convert(eight, millimetres, quantitiesIn('8 cm'))?.amount).toBe(80);
  expect(writeAmount('fr', 90.8, target)).toBe('90,8 cm');
});
