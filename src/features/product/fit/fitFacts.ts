import type { TFunction } from 'i18next';
import type { Piece, Room } from '@/api/contract/fit';
import { type Answer, fitOf } from '@/api/contract/fitRules';

/** One thing a check found, as a sentence. */
interface FitFact {
  answer: Answer;
  text: string;
}

interface FitReport {
  answer: Answer;
  facts: FitFact[];
}

const sideNames = { width: 'width', depth: 'depth', height: 'height' } as const;
const ways = {
  upright: 'wayUpright',
  onItsSide: 'wayOnItsSide',
  tilted: 'wayTilted',
  inParts: 'wayInParts',
  none: 'wayNone',
} as const;

const certain = { upright: 'yes', onItsSide: 'yes', tilted: 'yes', inParts: 'unknown', none: 'no' } as const;

/** What is true of a product of this size in that room, in words. t: texts of the namespace fit. */
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
  if (fit.way) facts.push({ answer: certain[fit.way], text: t(ways[fit.way]) });
  if (fit.turns !== null)
    facts.push({ answer: fit.turns ? 'yes' : 'unknown', text: fit.turns ? t('turns') : t('turnsNot') });
  if (isHalf) facts.push({ answer: 'unknown', text: t('doorwayHalf') });
  if (fit.missing.length > 0) {
    const names = fit.missing.map((side) => t(sideNames[side])).join(', ');
    facts.push({ answer: 'unknown', text: t('sizesUnknown', { names }) });
  }
  return { answer: fit.answer, facts };
}
