import { productPage } from '@contract/product';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { choiceOfSimple, isOptionAvailable, simpleProductOf, startingChoice, withOption } from './variants';

/** Oat and moss exist in two sizes, clay in the large one only. */
const sofa = z.parse(productPage, {
  entity_id: 1,
  attributes: [
    {
      id: 'size',
      ordinal: 1,
      options: [
        { id: 's', label: 'Small', products: [11, 21] },
        { id: 'l', label: 'Large', products: [12, 22, 32] },
      ],
    },
    {
      id: 'colour',
      ordinal: 0,
      options: [
        { id: 'oat', label: 'Oat', products: [11, 12] },
        { id: 'moss', label: 'Moss', products: [21, 22] },
        { id: 'clay', label: 'Clay', products: [32] },
      ],
    },
  ],
  simple_products: [11, 12, 21, 22, 32].map((entity_id) => ({ entity_id })),
  configurable_default_simple_id: 22,
});

describe('the choice on a configurable product', () => {
  it('keeps a preselected simple product that is still valid', () => {
    expect(startingChoice(sofa, '11')).toEqual({ colour: 'oat', size: 's' });
  });

  it.each([null, '99', 'constructor'])('falls back to the default simple product for %o', (preselected) => {
    expect(startingChoice(sofa, preselected)).toEqual({ colour: 'moss', size: 'l' });
  });

  it('falls back to the first option without a valid default', () => {
    const noDefault = { ...sofa, configurable_default_simple_id: '98' };
    expect(startingChoice(noDefault, '99')).toEqual({ colour: 'oat', size: 's' });
  });

  it('starts with a combination that exists', () => {
    const clayFirst = {
      ...sofa,
      configurable_default_simple_id: null,
      attributes: sofa.attributes.map((attribute) => ({
        ...attribute,
        options: [...attribute.options].reverse(),
      })),
    };
    const choice = startingChoice(clayFirst, null);
    expect(choice).toEqual({ colour: 'clay', size: 'l' });
    expect(simpleProductOf(clayFirst, choice)?.entity_id).toBe('32');
  });

  it('finds the simple product of a choice, and none for an incomplete choice', () => {
    expect(simpleProductOf(sofa, { colour: 'moss', size: 's' })?.entity_id).toBe('21');
    expect(simpleProductOf(sofa, { colour: 'clay', size: 's' })).toBeNull();
    expect(choiceOfSimple(sofa, '32')).toEqual({ colour: 'clay', size: 'l' });
  });

  it('finds no simple product where no option names one, unless there is only one', () => {
    const attributes = sofa.attributes.map((attribute) => ({
      ...attribute,
      options: attribute.options.map((option) => ({ ...option, products: [] })),
    }));
    const nameless = { ...sofa, attributes };
    expect(simpleProductOf(nameless, startingChoice(nameless, null))).toBeNull();
    const single = { ...nameless, simple_products: sofa.simple_products.slice(0, 1) };
    expect(simpleProductOf(single, startingChoice(single, null))?.entity_id).toBe('11');
    const colourless = {
      ...sofa,
      attributes: sofa.attributes.map((one) => (one.id === 'colour' ? (attributes[1] ?? one) : one)),
    };
    expect(simpleProductOf(colourless, startingChoice(colourless, null))).toBeNull();
  });

  it('reports which options combine with the others', () => {
    const small = { colour: 'oat', size: 's' };
    expect(isOptionAvailable(sofa, small, 'colour', ['32'])).toBe(false);
    expect(isOptionAvailable(sofa, small, 'colour', ['21', '22'])).toBe(true);
  });

  it('keeps the other options where possible and changes them where necessary', () => {
    expect(withOption(sofa, { colour: 'oat', size: 's' }, 'colour', 'moss')).toEqual({
      colour: 'moss',
      size: 's',
    });
    expect(withOption(sofa, { colour: 'oat', size: 's' }, 'colour', 'clay')).toEqual({
      colour: 'clay',
      size: 'l',
    });
  });
});
