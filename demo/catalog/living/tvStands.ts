import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Stand = Extract<Model, { kind: 'tv-stand' }>;
type Row = FurnitureRow & Pick<Stand, 'doors' | 'open' | 'base'> & { front?: MaterialId; screen: number };

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'hudson-tv-stand', collection: 'hudson', doors: 2, open: 2, base: 'plinth', screen: 75, inches: [72, 18, 22], pounds: 118, main: 'walnut', others: ['oak'], price: 849, features: ['storage', 'cable-outlet', 'soft-close'], lead: text('Slatted doors let the remote through and keep the boxes out of sight.', 'Des portes à claire-voie laissent passer la télécommande et cachent les boîtiers.') },
  { id: 'alder-tv-stand', collection: 'alder', doors: 2, open: 1, base: 'tapered', screen: 65, inches: [60, 16, 22], pounds: 72, main: 'oak', others: ['ash'], price: 549, features: ['storage', 'cable-outlet'], lead: text('One open bay for the console, two quiet doors for everything else.', 'Une niche ouverte pour la console, deux portes discrètes pour le reste.') },
  { id: 'camden-tv-stand', collection: 'camden', doors: 3, open: 1, base: 'tapered', screen: 75, inches: [70, 17, 24], pounds: 104, main: 'walnut', price: 999, features: ['storage', 'cable-outlet'], lead: text('Matched walnut fronts, cut from one sheet so the grain never breaks.', 'Façades de noyer tirées d’une seule feuille : le fil ne se rompt jamais.') },
  { id: 'beckett-tv-stand', collection: 'beckett', doors: 2, open: 3, base: 'metal', screen: 80, inches: [78, 18, 24], pounds: 130, main: 'oak', front: 'black', price: 799, features: ['storage', 'cable-outlet'], lead: text('Steel ends and thick shelves that take a turntable without a tremor.', 'Flancs d’acier et tablettes épaisses : une platine y tourne sans trembler.') },
  { id: 'tate-tv-stand', collection: 'tate', doors: 4, open: 0, base: 'none', screen: 85, inches: [82, 16, 16], pounds: 120, main: 'white', others: ['black'], price: 899, features: ['storage', 'cable-outlet', 'soft-close'], lead: text('Wall hung and handle free: a white line beneath a black screen.', 'Suspendu et sans poignées : un trait blanc sous un écran noir.') },
  { id: 'marlow-tv-stand', collection: 'marlow', doors: 2, open: 2, base: 'plinth', screen: 65, inches: [62, 19, 28], pounds: 112, main: 'cherry', price: 899, features: ['storage', 'cable-outlet'], lead: text('A proper sideboard that happens to know about cables.', 'Un vrai buffet qui s’y connaît en câbles.') },
  { id: 'juniper-tv-stand', collection: 'juniper', doors: 2, open: 2, base: 'plinth', screen: 65, inches: [64, 18, 30], pounds: 98, main: 'white', front: 'oak', price: 599, features: ['storage', 'cable-outlet'], lead: text('Painted case, oak doors and adjustable shelves, with the charm of a kitchen dresser.', 'Caisson peint, portes de chêne et tablettes réglables, avec le charme d’un vaisselier.') },
  { id: 'vivienne-tv-stand', collection: 'vivienne', doors: 4, open: 0, base: 'metal', screen: 75, inches: [72, 17, 26], pounds: 110, main: 'navy', price: 1199, features: ['storage', 'cable-outlet', 'soft-close'], lead: text('Midnight lacquer on brass feet: media furniture that dresses for dinner.', 'Laque nuit sur pieds de laiton : un meuble télé qui s’habille pour le dîner.') },
  { id: 'soren-tv-stand', collection: 'soren', doors: 1, open: 2, base: 'tapered', screen: 55, inches: [48, 15, 20], pounds: 46, main: 'ash', others: ['white'], price: 329, features: ['cable-outlet'], lead: text('The small one, for a bedroom or a first flat.', 'Le petit modèle, pour une chambre ou un premier appartement.') },
];

export const tvStands: readonly Draft[] = rows.map((row) => {
  const draft = furniture(
    row,
    {
      family: 'tv-stand',
      noun: text('TV Stand', 'Meuble télé'),
      categories: ['living-room', 'tv-stands'],
      banks: ['wood'],
      addOns: ['assembly-in-home'],
    },
    (body) => ({
      kind: 'tv-stand',
      doors: row.doors,
      open: row.open,
      base: row.base,
      body,
      ...(row.front ? { front: row.front } : {}),
      ...metric(row.inches),
    }),
  );
  const screen = {
    label: text('Largest screen', 'Plus grand écran'),
    value: text(`${row.screen} in.`, `${row.screen} po`),
  };
  return { ...draft, specs: [screen, ...draft.specs] };
});
