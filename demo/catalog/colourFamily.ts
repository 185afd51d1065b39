import type { ColourFamily } from '../../server/backend/catalog/standardFacets.ts';
import type { materials } from '../materials.ts';

const colourFamilies: Record<keyof typeof materials, ColourFamily> = {
  oat: 'beige',
  dove: 'grey',
  charcoal: 'grey',
  moss: 'green',
  ink: 'blue',
  clay: 'red',
  saffron: 'yellow',
  emerald: 'green',
  rose: 'pink',
  cognac: 'brown',
  espresso: 'brown',
  cream: 'white',
  oak: 'natural',
  walnut: 'brown',
  ash: 'natural',
  cherry: 'red',
  ebony: 'black',
  white: 'white',
  black: 'black',
  sage: 'green',
  navy: 'blue',
  steel: 'silver',
  graphite: 'black',
  brass: 'gold',
  marble: 'white',
  slate: 'grey',
  rattan: 'natural',
  glass: 'silver',
};

/** The value of the colour facet for a material. */
export function colourFamily(material: keyof typeof materials): ColourFamily {
  return colourFamilies[material];
}
