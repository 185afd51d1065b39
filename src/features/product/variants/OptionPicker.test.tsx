import { productPage } from '@contract/product';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { OptionPicker } from './OptionPicker';

const sofa = z.parse(productPage, {
  entity_id: 1,
  attributes: [
    { id: 'colour', label: 'Colour', options: [{ id: 'clay', label: 'Clay', products: [12] }] },
    {
      id: 'size',
      label: 'Size',
      options: [
        { id: 's', label: 'Small', products: [11] },
        { id: 'l', label: 'Large', products: [12] },
      ],
    },
  ],
  simple_products: [{ entity_id: 11 }, { entity_id: 12 }],
});

it('describes an option that would change another choice, which is only dimmed to the eye', () => {
  const choice = { colour: 'clay', size: 'l' };
  render(createTestApp().wrap(<OptionPicker product={sofa} choice={choice} onChoose={() => undefined} />));
  const noteOf = (name: string) => {
    const id = screen.getByRole('radio', { name }).getAttribute('aria-describedby');
    return id && document.getElementById(id)?.textContent;
  };
  expect(noteOf('Large')).toBeNull();
  expect(noteOf('Small')).toBe('Not available with your other choices, which will change.');
});
