import type { StyleKey } from '../../server/backend/catalog/standardFacets.ts';
import type { BrandSlug } from './brands.ts';

interface Collection {
  name: string;
  style: StyleKey;
  brand: BrandSlug;
}

/** Collections with furniture for several rooms in one design. */
export const collections = {
  hudson: { name: 'Hudson', style: 'modern', brand: 'northquay' },
  tate: { name: 'Tate', style: 'modern', brand: 'northquay' },
  beckett: { name: 'Beckett', style: 'industrial', brand: 'northquay' },
  alder: { name: 'Alder', style: 'scandinavian', brand: 'fjellby' },
  soren: { name: 'Soren', style: 'scandinavian', brand: 'fjellby' },
  orla: { name: 'Orla', style: 'scandinavian', brand: 'fjellby' },
  camden: { name: 'Camden', style: 'mid-century', brand: 'hollis-grain' },
  harlow: { name: 'Harlow', style: 'mid-century', brand: 'hollis-grain' },
  ellis: { name: 'Ellis', style: 'mid-century', brand: 'hollis-grain' },
  marlow: { name: 'Marlow', style: 'traditional', brand: 'alderwick' },
  juniper: { name: 'Juniper', style: 'farmhouse', brand: 'alderwick' },
  rowan: { name: 'Rowan', style: 'farmhouse', brand: 'alderwick' },
  quincy: { name: 'Quincy', style: 'traditional', brand: 'alderwick' },
  vivienne: { name: 'Vivienne', style: 'glam', brand: 'castellane' },
  lisbon: { name: 'Lisbon', style: 'glam', brand: 'castellane' },
  wren: { name: 'Wren', style: 'coastal', brand: 'sunfold' },
} as const satisfies Record<string, Collection>;

export type CollectionId = keyof typeof collections;
