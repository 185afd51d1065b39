import { type Dimensions, parseFitSpace } from '@contract/fit';
import type { TFunction } from 'i18next';

/** Formats sizes: '36 in. × 30 in. × –'; unknown: the text for a side without a size. t: namespace fit. */
export const sizeText = ({ width, depth, height }: Dimensions, unknown: string, t: TFunction<'fit'>) =>
  [width, depth, height].map((value) => (value === null ? unknown : t('inches', { value }))).join(' × ');

const isMeasured = (size: Dimensions) => Object.values(size).some((side) => side !== null);

/** Formats measurements: 'Fits 36 in. × 30 in. × –, doorway 32 in. × – × 80 in.'. t: namespace fit. */
export function fitSpaceText(text: string, t: TFunction<'fit'>): string {
  const space = parseFitSpace(text);
  if (!space) return text;
  const [size, doorway] = [sizeText(space.clearance, '–', t), sizeText(space.doorway, '–', t)];
  if (!isMeasured(space.doorway)) return t('filterClearance', { size });
  return isMeasured(space.clearance)
    ? t('filterBoth', { size, doorway })
    : t('filterDoorway', { size: doorway });
}
