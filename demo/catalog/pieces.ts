import { lighting } from './accents/lighting.ts';
import { mirrors } from './accents/mirrors.ts';
import { rugs } from './accents/rugs.ts';
import { beds } from './bedroom/beds.ts';
import { dressers } from './bedroom/dressers.ts';
import { mattresses } from './bedroom/mattresses.ts';
import { wardrobes } from './bedroom/wardrobes.ts';
import { barStools } from './dining/barStools.ts';
import { diningChairs } from './dining/chairs.ts';
import { sideboards } from './dining/sideboards.ts';
import { diningTables } from './dining/tables.ts';
import type { Draft } from './draft.ts';
import { dishwashers } from './kitchen/dishwashers.ts';
import { freezers } from './kitchen/freezers.ts';
import { hoods, microwaves } from './kitchen/hoodsMicrowaves.ts';
import { ovensCooktops } from './kitchen/ovensCooktops.ts';
import { ranges } from './kitchen/ranges.ts';
import { refrigerators } from './kitchen/refrigerators.ts';
import { dryers, washers } from './laundry/laundry.ts';
import { armchairs } from './living/armchairs.ts';
import { coffeeTables } from './living/coffeeTables.ts';
import { ottomans } from './living/ottomans.ts';
import { sectionals } from './living/sectionals.ts';
import { sofas } from './living/sofas.ts';
import { tvStands } from './living/tvStands.ts';
import { bookcases } from './office/bookcases.ts';
import { officeChairs } from './office/chairs.ts';
import { desks } from './office/desks.ts';
import { outdoor } from './outdoor/outdoor.ts';

/** All products except bundles. */
export const pieces: readonly Draft[] = [
  ...sofas,
  ...sectionals,
  ...armchairs,
  ...ottomans,
  ...coffeeTables,
  ...tvStands,
  ...beds,
  ...mattresses,
  ...dressers,
  ...wardrobes,
  ...diningTables,
  ...diningChairs,
  ...barStools,
  ...sideboards,
  ...desks,
  ...officeChairs,
  ...bookcases,
  ...outdoor,
  ...lighting,
  ...rugs,
  ...mirrors,
  ...refrigerators,
  ...freezers,
  ...ranges,
  ...ovensCooktops,
  ...hoods,
  ...dishwashers,
  ...microwaves,
  ...washers,
  ...dryers,
];

const byId = new Map(pieces.map((draft) => [draft.id, draft]));

/** The piece with an id. @throws Error for an unknown id, which is a mistake in this catalog */
export function pieceOf(id: string): Draft {
  const draft = byId.get(id);
  if (!draft) throw new Error(`The demo catalog has no piece "${id}".`);
  return draft;
}
