import type { PlaylistContents } from '@contract/desk/playlists';

type Field = keyof PlaylistContents;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const FIELDS: readonly Field[] = [
  'name',
  'items',
  'priority',
  'fit',
  'ticker',
  'targets',
  'valid_from',
  'valid_until',
  'weekdays',
  'day_parts',
];

/** The fields in which two versions of a playlist differ. */
export const changedFields = (before: PlaylistContents, after: PlaylistContents): Field[] =>
  FIELDS.filter((field) => !isSame(before[field], after[field]));

/**
 * Applies one's own edits to someone else's version of a playlist; a field that both changed is taken from one's own.
 * base: the version on which the edits are based
 */
export function mergeEdits(
  base: PlaylistContents,
  edited: PlaylistContents,
  theirs: PlaylistContents,
): PlaylistContents {
  const own = changedFields(base, edited).map((field) => [field, edited[field]]);
  return { ...theirs, ...Object.fromEntries(own) };
}
