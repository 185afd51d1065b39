import type { Piece, Room } from '@contract/fit';
import { type FitVerdict, fitOf } from '@contract/fitRules';
import type { TFunction } from 'i18next';

/** A finding of the fit check as a sentence. */
interface FitFact {
  answer: FitVerdict;
  text: string;
}

interface FitReport {
  answer: FitVerdict;
  facts: FitFact[];
}

const sideNames = { width: 'width', depth: 'depth', height: 'height' } as const;
const wayKeys = {
  upright: 'wayUpright',
  onItsSide: 'wayOnItsSide',
  tilted: 'wayTilted',
  inParts: 'wayInParts',
  none: 'wayNone',
} as const;

const certainty = {
  upright: 'yes',
  onItsSide: 'yes',
  tilted: 'yes',
  inParts: 'unknown',
  none: 'no',
} as const;

/** Reports whether a product of this size fits the measurements. t: namespace fit. */
export function fitFacts(size: Piece, room: Room, t: TFunction<'fit'>): FitReport {
  const fit = fitOf(size, room);
  const facts: FitFact[] = fit.sides.flatMap(({ side, spare }): FitFact[] => {
    const name = t(sideNames[side]);
    if (spare === null) return [];
    return spare < 0
      ? [{ answer: 'no', text: t('sideOver', { name, over: -spare }) }]
      : [{ answer: 'yes', text: t('sideSpare', { name, spare }) }];
  });
  const { width, height, depth } = room.doorway;
  const isHalf = (width === null || height === null) && (width ?? height ?? depth) !== null;
  if (fit.way) facts.push({ answer: certainty[fit.way], text: t(wayKeys[fit.way]) });
  if (fit.turns !== null)
    facts.push({ answer: fit.turns ? 'yes' : 'unknown', text: fit.turns ? t('turns') : t('turnsNot') });
  if (isHalf) facts.push({ answer: 'unknown', text: t('doorwayHalf') });
  if (fit.missing.length > 0) {
    const names = fit.missing.map((side) => t(sideNames[side])).join(', ');
    facts.push({ answer: 'unknown', text: t('sizesUnknown', { names }) });
  }
  return { answer: fit.answer, facts };
}
