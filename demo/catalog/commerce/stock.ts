import { stores, warehouse } from '../../stores.ts';
import type { DemoOutlet, DemoStock } from '../../types.ts';
import { chance, pick } from '../chance.ts';
import { both } from '../draft.ts';

/** Pieces on hand: every store shows some, a few are out everywhere, large sets wait in the warehouse only. */
export function stockOf(id: string, dollars: number): DemoStock {
  const next = chance(`stock ${id}`);
  const scarce = dollars > 3000;
  if (next() < 0.03) return { [warehouse]: 0, ...Object.fromEntries(stores.map((store) => [store.code, 0])) };
  const shown = stores.map((store) => [
    store.code,
    next() < (scarce ? 0.7 : 0.45) ? 0 : Math.ceil(next() * (scarce ? 2 : 6)),
  ]);
  return { [warehouse]: Math.floor(next() * (scarce ? 8 : 60)) + 1, ...Object.fromEntries(shown) };
}

const conditions = [
  both('Floor model, light wear on one arm', 'Modèle d’exposition, légère usure'),
  both('Returned in its box, complete', 'Retour dans sa boîte, complet'),
  both('Scratch on the back, out of sight', 'Rayure au dos, invisible'),
  both('Last of a color we no longer order', 'Dernière d’une couleur que nous ne commandons plus'),
];

/** One in nine pieces has a cheaper twin in some store's outlet corner. */
export function outletsOf(id: string, cents: number): DemoOutlet[] {
  const next = chance(`outlet ${id}`);
  if (next() > 0.11) return [];
  const store = pick(
    next,
    stores.filter((candidate) => candidate.tenant === 'maple'),
  );
  const price = Math.floor((cents * (0.55 + next() * 0.2)) / 100) * 100;
  return [{ store: store.code, price, condition: pick(next, conditions), qty: 1 }];
}
