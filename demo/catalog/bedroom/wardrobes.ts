import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Wardrobe = Extract<Model, { kind: 'wardrobe' }>;
type Row = FurnitureRow & Pick<Wardrobe, 'doors' | 'handles' | 'base' | 'mirror'> & { front?: MaterialId };

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'hudson-wardrobe', collection: 'hudson', doors: 3, handles: 'none', base: 'plinth', inches: [59, 24, 79], pounds: 238, main: 'walnut', price: 1599, features: ['storage', 'soft-close'], lead: text('Two thirds to hang, one third to fold, all behind still walnut doors.', 'Deux tiers pour suspendre, un tiers pour plier, derrière de calmes portes de noyer.') },
  { id: 'alder-wardrobe', collection: 'alder', doors: 2, handles: 'knob', base: 'tapered', inches: [42, 22, 74], pounds: 150, main: 'oak', others: ['ash'], price: 1099, features: ['storage'], lead: text('A two-door wardrobe on legs, light enough for a guest room.', 'Une armoire à deux portes sur pieds, assez légère pour une chambre d’amis.') },
  { id: 'tate-wardrobe', collection: 'tate', doors: 4, mirror: true, handles: 'none', base: 'plinth', inches: [78, 24, 86], pounds: 330, main: 'white', others: ['black'], price: 1899, features: ['storage', 'mirror', 'soft-close'], hero: true, lead: text('Four doors, two of them mirrors: the room doubles and the clothes disappear.', 'Quatre portes dont deux miroirs : la pièce double et les vêtements disparaissent.') },
  { id: 'marlow-armoire', collection: 'marlow', doors: 2, handles: 'knob', base: 'plinth', inches: [46, 24, 78], pounds: 214, main: 'cherry', price: 1699, features: ['storage'], lead: text('A cherry armoire with a drawer below for hats, gloves and letters.', 'Une armoire de merisier avec un tiroir bas pour chapeaux, gants et lettres.') },
  { id: 'juniper-wardrobe', collection: 'juniper', doors: 2, mirror: true, handles: 'knob', base: 'plinth', front: 'oak', inches: [44, 22, 76], pounds: 160, main: 'white', price: 899, features: ['storage', 'mirror'], lead: text('One mirrored door, one plank door, hooks inside both.', 'Une porte miroir, une porte en planches, des crochets derrière les deux.') },
  { id: 'vivienne-wardrobe', collection: 'vivienne', doors: 3, mirror: true, handles: 'bar', base: 'metal', inches: [60, 24, 82], pounds: 262, main: 'navy', price: 2199, features: ['storage', 'mirror', 'soft-close'], lead: text('Lacquer, brass and a mirror tall enough for the whole outfit.', 'Laque, laiton et un miroir assez haut pour toute la tenue.') },
  { id: 'soren-wardrobe', collection: 'soren', doors: 2, handles: 'none', base: 'none', inches: [36, 21, 72], pounds: 108, main: 'ash', price: 599, features: ['storage'], lead: text('A narrow closet for rooms that came without one.', 'Un placard étroit pour les pièces qui n’en avaient pas.') },
];

export const wardrobes: readonly Draft[] = rows.map((row) =>
  furniture(
    row,
    {
      family: 'wardrobe',
      noun: text('Wardrobe', 'Armoire'),
      categories: ['bedroom', 'wardrobes'],
      banks: ['wood'],
      addOns: ['assembly-in-home'],
    },
    (body) => ({
      kind: 'wardrobe',
      doors: row.doors,
      mirror: row.mirror ?? false,
      handles: row.handles,
      base: row.base,
      body,
      ...(row.front ? { front: row.front } : {}),
      ...metric(row.inches),
    }),
  ),
);
