import { productPage } from '@contract/product';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { chooseOnly, groupAddOns, preselectedAddOns, toggle } from './addOnGroups';

const washer = z.parse(productPage, {
  entity_id: 1,
  addons: [
    { entity_id: 10, name: 'Protection' },
    { entity_id: 11, name: 'Hoses', addon_kind: 'part' },
    { entity_id: 12, name: 'Plug in', addon_kind: 'installation' },
    { entity_id: 13, name: 'Standard', addon_kind: 'installation' },
    { entity_id: 14, name: 'Haul-away', addon_kind: 'haul_away' },
    { entity_id: 15, name: 'Rug', addon_kind: 'unknown kind' },
  ],
  pre_selected_add_ons: [12, 13, 11, 11, 99],
});
const groups = groupAddOns(washer.addons);

it('groups haul-away, installation and parts; all others stay one list', () => {
  expect(groups.map(({ kind, addons }) => [kind, ...addons.map(({ entity_id }) => entity_id)])).toEqual([
    ['haul_away', '14'],
    ['installation', '12', '13'],
    ['part', '11'],
    ['', '10', '15'],
  ]);
});

it('selects one of a single choice, or none, and nothing that is not offered', () => {
  const installation = groups[1] ?? { kind: '', addons: [] };
  expect(preselectedAddOns(washer)).toEqual(['12', '11']);
  expect(chooseOnly(['12', '11'], installation, '13')).toEqual(['11', '13']);
  expect(chooseOnly(['12', '11'], installation, null)).toEqual(['11']);
  expect(toggle(toggle(['12'], '11'), '12')).toEqual(['11']);
});
