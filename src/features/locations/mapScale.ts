import { KM_PER_MILE } from './locationText';

/** Rounds down to 1, 2 or 5 times a power of ten. */
function roundDown(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length));
  return [5, 2, 1].map((factor) => factor * power).find((round) => round <= length * (1 + 1e-9)) ?? power;
}

export interface MapScale {
  /** Length of the bar in units of the map. */
  length: number;
  /** Distance of the bar in the given unit. */
  distance: number;
  unit: 'mile' | 'kilometer';
}

/**
 * Computes a scale bar of a round distance, at most `longest` units long; miles in the United States, kilometres
 * elsewhere.
 */
export function mapScale(milesPerUnit: number, longest: number, country: string): MapScale {
  const unit = country === 'US' ? 'mile' : 'kilometer';
  const perUnit = unit === 'mile' ? milesPerUnit : milesPerUnit * KM_PER_MILE;
  const distance = roundDown(perUnit * longest);
  return { length: distance / perUnit, distance, unit };
}
