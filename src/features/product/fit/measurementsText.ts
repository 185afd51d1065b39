import { parseRoom, type Size } from '@contract/fit';
import type { TFunction } from 'i18next';

const sizeText = ({ width, depth, height }: Size) =>
  [width, depth, height].map((side) => (side === null ? '–' : `${side}″`)).join(' × ');

const isMeasured = (size: Size) => Object.values(size).some((side) => side !== null);

/** Formats measurements: 'Fits 36″ × 30″ × –, doorway 32″ × – × 80″'. t: namespace fit. */
export function measurementsText(text: string, t: TFunction<'fit'>): string {
  const room = parseRoom(text);
  if (!room) return text;
  const [size, doorway] = [sizeText(room.place), sizeText(room.doorway)];
  if (!isMeasured(room.doorway)) return t('filterPlace', { size });
  return isMeasured(room.place) ? t('filterBoth', { size, doorway }) : t('filterDoorway', { size: doorway });
}
