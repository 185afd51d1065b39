import { type Dimensions, parseFitSpace } from '@contract/fit';
import type { TFunction } from 'i18next';

const sizeText = ({ width, depth, height }: Dimensions) =>
  [width, depth, height].map((side) => (side === null ? '–' : `${side}″`)).join(' × ');

const isMeasured = (size: Dimensions) => Object.values(size).some((side) => side !== null);

/** Formats measurements: 'Fits 36″ × 30″ × –, doorway 32″ × – × 80″'. t: namespace fit. */
export function fitSpaceText(text: string, t: TFunction<'fit'>): string {
  const space = parseFitSpace(text);
  if (!space) return text;
  const [size, doorway] = [sizeText(space.clearance), sizeText(space.doorway)];
  if (!isMeasured(space.doorway)) return t('filterClearance', { size });
  return isMeasured(space.clearance)
    ? t('filterBoth', { size, doorway })
    : t('filterDoorway', { size: doorway });
}
