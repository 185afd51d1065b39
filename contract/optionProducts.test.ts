import { describe, expect, it } from 'vitest';
import { getProduct } from './productEndpoints';
import { readResponse } from './readResponse';

const colour = { id: '93', code: 'color', label: 'Color' };
const options = [
  { id: '5', label: 'Red' },
  { id: '6', label: 'Blue' },
];

/** The simple products of each option. */
const read = (attributes: unknown, simple_products: unknown) =>
  readResponse(getProduct.response, {
    entity_id: '1',
    name: 'Chair',
    type_id: 'configurable',
    attributes,
    simple_products,
  }).data?.attributes.map((attribute) => attribute.options.map(({ id, products }) => [id, ...products]));

const both = [
  ['5', '11'],
  ['6', '12'],
];

describe('the options of a product without simple products of their own', () => {
  it.each([
    ['by the code of the attribute and the id of the option', { color: 5 }, { color: 6 }],
    ['by the label of the option', { color: 'red' }, { color: 'Blue' }],
    ['by the id of the attribute', { super_attribute: { 93: '5' } }, { super_attribute: { 93: '6' } }],
    [
      'by a list',
      { attributes: [{ attribute_code: 'color', value: '5' }] },
      { attributes: [{ attribute_code: 'color', value: '6' }] },
    ],
    ['by an object', { options: { color: { id: 5 } } }, { options: { color: { label: 'Blue' } } }],
  ])('have those that name them %s', (_, first, second) => {
    const simples = [
      { entity_id: 11, ...first },
      { entity_id: 12, ...second },
    ];
    expect(read([{ ...colour, options }], simples)).toEqual([both]);
    const byId = Object.fromEntries(simples.map((simple) => [simple.entity_id, simple]));
    expect(read({ 93: { code: 'color', options: { 5: 'Red', 6: 'Blue' } } }, byId)).toEqual([both]);
  });

  it('stay without any when no simple product names one', () => {
    expect(read([{ ...colour, options }], [{ entity_id: 11 }, { entity_id: 12 }])).toEqual([[['5'], ['6']]]);
  });
});

it('an option keeps its own simple products', () => {
  const own = [{ ...options[0], products: ['12'] }, options[1]];
  expect(read([{ ...colour, options: own }], [{ entity_id: 11, color: '5' }, { entity_id: 12 }])).toEqual([
    [['5', '12'], ['6']],
  ]);
});
