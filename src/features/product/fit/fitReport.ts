import type { FitSpace, ProductDimensions } from '@contract/fit';
import { type FitVerdict, fitOf } from '@contract/fitRules';
import type { TFunction } from 'i18next';

/** A finding of the fit check as a sentence. */
interface FitFinding {
  verdict: FitVerdict;
  text: string;
}

interface FitReport {
  verdict: FitVerdict;
  findings: FitFinding[];
}

const sideNames = { width: 'width', depth: 'depth', height: 'height' } as const;
const passageKeys = {
  upright: 'passageUpright',
  onItsSide: 'passageOnItsSide',
  tilted: 'passageTilted',
  inParts: 'passageInParts',
  none: 'passageNone',
} as const;

const certainty = {
  upright: 'yes',
  onItsSide: 'yes',
  tilted: 'yes',
  inParts: 'unknown',
  none: 'no',
} as const;

/** Reports whether a product of this size fits the measurements. t: namespace fit */
export function fitReport(size: ProductDimensions, space: FitSpace, t: TFunction<'fit'>): FitReport {
  const fit = fitOf(size, space);
  const findings: FitFinding[] = fit.sides.flatMap(({ side, spare }): FitFinding[] => {
    const name = t(sideNames[side]);
    if (spare === null) return [];
    return spare < 0
      ? [{ verdict: 'no', text: t('sideTooLarge', { name, over: t('inches', { value: -spare }) }) }]
      : [{ verdict: 'yes', text: t('sideFits', { name, spare: t('inches', { value: spare }) }) }];
  });
  const { width, height, depth } = space.doorway;
  const isIncomplete = (width === null || height === null) && (width ?? height ?? depth) !== null;
  if (fit.passage) findings.push({ verdict: certainty[fit.passage], text: t(passageKeys[fit.passage]) });
  if (fit.canTurn !== null)
    findings.push({
      verdict: fit.canTurn ? 'yes' : 'unknown',
      text: fit.canTurn ? t('canTurn') : t('mayNotTurn'),
    });
  if (isIncomplete) findings.push({ verdict: 'unknown', text: t('doorwayIncomplete') });
  if (fit.missing.length > 0) {
    const names = fit.missing.map((side) => t(sideNames[side])).join(', ');
    findings.push({ verdict: 'unknown', text: t('dimensionsMissing', { names }) });
  }
  return { verdict: fit.verdict, findings };
}
