import { text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Row = FurnitureRow & { headrest?: boolean };

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'tate-task-chair', collection: 'tate', inches: [26, 26, 40], pounds: 38, main: 'charcoal', others: ['dove', 'ink'], price: 349, features: ['adjustable', 'swivel'], hero: true, lead: text('A back that follows you forward and a seat that tips before your knees complain.', 'Un dossier qui vous suit vers l’avant et une assise qui bascule avant que les genoux se plaignent.') },
  { id: 'tate-executive-chair', collection: 'tate', headrest: true, inches: [27, 28, 48], pounds: 52, main: 'black', price: 549, features: ['adjustable', 'swivel'], lead: text('The Tate with a headrest, for calls that run over.', 'Le Tate avec appuie-tête, pour les appels qui débordent.') },
  { id: 'camden-desk-chair', collection: 'camden', inches: [25, 26, 36], pounds: 40, main: 'cognac', others: ['espresso'], price: 599, features: ['adjustable', 'swivel'], lead: text('Leather and walnut on castors: an office chair that need not be hidden.', 'Cuir et noyer sur roulettes : un siège de bureau qu’on n’a pas à cacher.') },
  { id: 'alder-desk-chair', collection: 'alder', inches: [24, 24, 35], pounds: 28, main: 'oat', others: ['moss'], price: 279, features: ['adjustable', 'swivel'], lead: text('A soft shell on wheels, gentle to look at across the dining room.', 'Une coque douce à roulettes, agréable à voir depuis la salle à manger.') },
  { id: 'vivienne-desk-chair', collection: 'vivienne', inches: [25, 25, 36], pounds: 30, main: 'rose', price: 379, features: ['adjustable', 'swivel'], lead: text('Rose velvet, brass castors, perfect posture.', 'Velours rose, roulettes de laiton, maintien parfait.') },
  { id: 'marlow-desk-chair', collection: 'marlow', headrest: true, inches: [28, 30, 47], pounds: 60, main: 'espresso', price: 699, features: ['adjustable', 'swivel', 'reclining'], lead: text('A tall leather chair that leans back to think.', 'Un haut fauteuil de cuir qui s’incline pour réfléchir.') },
  { id: 'soren-desk-chair', collection: 'soren', inches: [22, 23, 33], pounds: 20, main: 'dove', price: 169, features: ['adjustable', 'swivel'], lead: text('The smallest office chair we trust for eight hours.', 'Le plus petit siège de bureau auquel nous confions huit heures.') },
];

export const officeChairs: readonly Draft[] = rows.map((row) =>
  furniture(
    row,
    {
      family: 'office-chair',
      noun: row.headrest
        ? text('Executive Chair', 'Fauteuil de direction')
        : text('Desk Chair', 'Chaise de bureau'),
      categories: ['home-office', 'office-chairs'],
      banks: ['work', 'seatComfort'],
      facets: { seats: ['1'] },
      addOns: ['assembly-in-home'],
    },
    (cover) => ({
      kind: 'office-chair',
      headrest: row.headrest ?? false,
      legs: 'metal',
      legMaterial: 'black',
      cover,
      ...metric(row.inches),
    }),
  ),
);
