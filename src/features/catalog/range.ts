/** From and to of a price or size; null is open. */
export interface Range {
  from: number | null;
  to: number | null;
}

const RANGE = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/;

const bound = (text: string | undefined) => (text === undefined ? null : Number(text));

/** Reads 'from-to', '100-' or '-500'; anything else is an open range. */
export function readRange(value: string | undefined): Range {
  const match = RANGE.exec(value ?? '');
  const range = { from: bound(match?.[1]), to: bound(match?.[2]) };
  const isReversed = range.from !== null && range.to !== null && range.from > range.to;
  return isReversed ? { from: range.to, to: range.from } : range;
}

/** The opposite; null when both ends are open. */
export const writeRange = ({ from, to }: Range): string | null =>
  from === null && to === null ? null : `${from ?? ''}-${to ?? ''}`;
