import { locations, warehouse } from '../../locations.ts';
import { pick, random } from '../../random.ts';
import { text } from '../../text.ts';
import type { DemoOutlet, DemoStock } from '../../types.ts';
import type { Draft } from '../draft.ts';

/** True for products that the manufacturer makes to order. No showroom has them to take away. */
export const isMadeToOrder = ({ id, bundle }: Pick<Draft, 'id' | 'bundle'>): boolean =>
  !bundle && random(`to order ${id}`)() < 0.05;

/**
 * Quantities by location; none for products made to order, whose stock is not tracked. A few products are out of stock everywhere;
 * expensive ones are rarely in a showroom.
 */
export function stockOf(id: string, dollars: number, isOrdered: boolean): DemoStock {
  const next = random(`stock ${id}`);
  const isScarce = dollars > 3000;
  if (isOrdered) return {};
  if (next() < 0.03) return { [warehouse]: 0, ...Object.fromEntries(locations.map(({ code }) => [code, 0])) };
  const showrooms = locations.map(({ code }) => [
    code,
    next() < (isScarce ? 0.7 : 0.45) ? 0 : Math.ceil(next() * (isScarce ? 2 : 6)),
  ]);
  return { [warehouse]: Math.floor(next() * (isScarce ? 8 : 60)) + 1, ...Object.fromEntries(showrooms) };
}

const conditions = [
  text('Floor model, light wear on one arm', 'Modèle d’exposition, légère usure'),
  text('Returned in its box, complete', 'Retour dans sa boîte, complet'),
  text('Scratch on the back, out of sight', 'Rayure au dos, invisible'),
  text('Last of a color we no longer order', 'Dernière d’une couleur que nous ne commandons plus'),
];

/** About one in nine products has an outlet piece at one location. */
export function outletsOf(id: string, cents: number): DemoOutlet[] {
  const next = random(`outlet ${id}`);
  if (next() > 0.11) return [];
  const location = pick(
    next,
    locations.filter((candidate) => candidate.tenant === 'maple'),
  );
  const price = Math.floor((cents * (0.55 + next() * 0.2)) / 100) * 100;
  return [{ location: location.code, price, condition: pick(next, conditions), qty: 1 }];
}
