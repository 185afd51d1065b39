import { KM_PER_MILE } from './storePlaces';

/** The longest round length (1, 2 or 5 and noughts) that is not longer. */
function roundDown(length: number): number {
  const ten = 10 ** Math.floor(Math.log10(length));
  return [5, 2, 1].map((part) => part * ten).find((round) => round <= length * (1 + 1e-9)) ?? ten;
}

export interface MapScale {
  /** Of the bar, in units of the drawing. */
  length: number;
  /** What it stands for, in the country's own measure. */
  distance: number;
  unit: 'mile' | 'kilometer';
}

/** A bar of a round distance, at most `longest` units of the drawing; miles in the United States, kilometres elsewhere. */
export function mapScale(milesPerUnit: number, longest: number, country: string): MapScale {
  const unit = country === 'US' ? 'mile' : 'kilometer';
  const perUnit = unit === 'mile' ? milesPerUnit : milesPerUnit * KM_PER_MILE;
  const distance = roundDown(perUnit * longest);
  return { length: distance / perUnit, distance, unit };
}
