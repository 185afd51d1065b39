import type { DemoFlag, DemoReviews } from '../../types.ts';
import { chance } from '../chance.ts';
import { both, type Draft } from '../draft.ts';
import type { Pricing } from './pricing.ts';

const colours = { sale: '#a3361f', fresh: '#1f4d3f', calm: '#22405f', gold: '#7a5a12' };

/** Little labels over the picture: position 1 is the top left, 3 the top right, 5 the bottom right, 7 the bottom left. */
export function flagsOf(draft: Draft, pricing: Pricing, reviews: DemoReviews, daysOld: number): DemoFlag[] {
  const flags: DemoFlag[] = [];
  const share = 1 - pricing.price / pricing.listPrice;
  if (share >= 0.15) flags.push({ position: 1, text: both('Sale', 'Solde'), colour: colours.sale });
  else if (daysOld < 45) flags.push({ position: 1, text: both('New', 'Nouveau'), colour: colours.fresh });
  if (reviews.count > 30 && reviews.rating >= 4.3)
    flags.push({ position: 3, text: both('Best seller', 'Coup de cœur'), colour: colours.gold });
  if (draft.bundle)
    flags.push({ position: 7, text: both('Set price', 'Prix d’ensemble'), colour: colours.calm });
  else if (chance(`flag ${draft.id}`)() < 0.05)
    flags.push({ position: 5, text: both('Made to order', 'Fait sur commande'), colour: colours.calm });
  return flags;
}
