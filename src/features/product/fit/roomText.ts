import type { TFunction } from 'i18next';
import { readRoom, type Size } from '@/api/contract/fit';

const sizeText = ({ width, depth, height }: Size) =>
  [width, depth, height].map((side) => (side === null ? '–' : `${side}″`)).join(' × ');

const isMeasured = (size: Size) => Object.values(size).some((side) => side !== null);

/** A room as a shopper reads it: 'Fits 36″ × 30″ × –, doorway 32″ × – × 80″'. t: texts of the namespace fit. */
export function roomText(text: string, t: TFunction<'fit'>): string {
  const room = readRoom(text);
  if (!room) return text;
  const [size, doorway] = [sizeText(room.place), sizeText(room.doorway)];
  if (!isMeasured(room.doorway)) return t('filterPlace', { size });
  return isMeasured(room.place) ? t('filterBoth', { size, doorway }) : t('filterDoorway', { size: doorway });
}
