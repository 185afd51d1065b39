import type { PlaylistContents } from '@contract/desk/playlists';
import { ALWAYS } from '@contract/desk/schedule';
import { expect, it } from 'vitest';
import { changedFields, mergeEdits } from './mergeEdits';

const base: PlaylistContents = {
  ...ALWAYS,
  name: 'Spring',
  priority: 10,
  ticker: { en: '', fr: '' },
  fit: null,
  items: [{ ...ALWAYS, clip_id: 'patio', seconds: null, has_qr: false }],
  targets: [],
};

it('brings edits into the version of somebody else, and keeps the own value where both changed it', () => {
  const theirs = { ...base, name: 'Summer', items: [], priority: 50 };
  const edited = { ...base, name: 'Late spring', ticker: { en: 'Free delivery', fr: '' } };
  expect(mergeEdits(base, edited, theirs)).toEqual({
    ...base,
    name: 'Late spring',
    items: [],
    priority: 50,
    ticker: { en: 'Free delivery', fr: '' },
  });
  expect(changedFields(base, theirs)).toEqual(['name', 'items', 'priority']);
});
