import { ALWAYS } from '@contract/desk/schedule';
import { beforeEach, expect, it } from 'vitest';
import type { Clip } from './clip';
import { FALLBACK, PlaylistCursor } from './playlistCursor';

const clip = (videoId: string, sha256 = ''): Clip => ({
  ...FALLBACK,
  videoId,
  title: videoId,
  url: `/${videoId}.mp4`,
  sha256,
  link: '/',
  poster: '',
});

beforeEach(() => localStorage.clear());

it('cycles through the clips in order and plays the shipped clip while the list is empty', () => {
  const cursor = new PlaylistCursor();
  expect(cursor.next()).toBe(FALLBACK);
  cursor.update([clip('a'), clip('b')]);
  expect([1, 2, 3].map(() => cursor.next().videoId)).toEqual(['a', 'b', 'a']);
});

it('continues after the clip that is playing when the list changes', () => {
  const cursor = new PlaylistCursor();
  cursor.update([clip('a'), clip('b')]);
  cursor.next();
  cursor.update([clip('x'), clip('a'), clip('c')]);
  expect(cursor.next().videoId).toBe('c');
});

it('quarantines a clip after three failures until its file changes', () => {
  const cursor = new PlaylistCursor();
  const bad = clip('bad', 'one');
  cursor.update([bad]);
  expect([cursor.recordFailure(bad), cursor.recordFailure(bad), cursor.recordFailure(bad)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(cursor.next()).toBe(FALLBACK);
  cursor.update([clip('bad', 'two')]);
  expect(cursor.next().videoId).toBe('bad');
});

it('resets the failure count after a successful play', () => {
  const cursor = new PlaylistCursor();
  const once = clip('a');
  cursor.update([once]);
  cursor.recordFailure(once);
  cursor.recordFailure(once);
  cursor.recordSuccess(once);
  expect(cursor.recordFailure(once)).toBe(false);
});

it('plays a clip that occurs twice in the list at both positions', () => {
  const cursor = new PlaylistCursor();
  cursor.update([clip('a'), clip('b'), clip('a'), clip('c')]);
  expect([1, 2, 3, 4, 5].map(() => cursor.next().videoId)).toEqual(['a', 'b', 'a', 'c', 'a']);
});

it('plays only clips that are valid now, and the shipped clip when none is', () => {
  let now = Date.parse('2026-06-01T00:00:00Z');
  const cursor = new PlaylistCursor(() => now);
  const round = '2026-09-01T00:00:00Z';
  const summer = { ...clip('summer'), schedules: [{ ...ALWAYS, valid_until: round }] };
  const autumn = { ...clip('autumn'), schedules: [{ ...ALWAYS, valid_from: round }] };
  cursor.update([summer, autumn]);
  expect(cursor.next().videoId).toBe('summer');
  now = Date.parse('2026-09-01T00:00:00Z');
  expect(cursor.next().videoId).toBe('autumn');
  cursor.update([summer]);
  expect(cursor.next()).toBe(FALLBACK);
});

it('keeps a quarantine across a reload, and tries the file again after half an hour, then after an hour', () => {
  let now = Date.parse('2026-06-01T00:00:00Z');
  const open = () => {
    const cursor = new PlaylistCursor(
      () => now,
      () => now,
    );
    cursor.update([clip('a'), clip('bad')]);
    return cursor;
  };
  const first = open();
  for (const _ of [1, 2, 3]) first.recordFailure(clip('bad'));
  const reloaded = open();
  expect(reloaded.isQuarantined(clip('bad'))).toBe(true);
  now += 30 * 60_000;
  expect(reloaded.isQuarantined(clip('bad'))).toBe(false);
  expect(reloaded.recordFailure(clip('bad')), 'one more attempt, not three').toBe(true);
  now += 59 * 60_000;
  expect(open().isQuarantined(clip('bad'))).toBe(true);
  now -= 365 * 86_400_000;
  expect(open().isQuarantined(clip('bad')), 'a clock that was set back').toBe(false);
});

it('treats a file that was downloaded again as another file', () => {
  const cursor = new PlaylistCursor();
  const damaged = { ...clip('a'), url: '/kiosk-media/a.mp4?v=1' };
  for (const _ of [1, 2, 3]) cursor.recordFailure(damaged);
  const replaced = { ...damaged, url: '/kiosk-media/a.mp4?v=2' };
  expect([cursor.isQuarantined(damaged), cursor.isQuarantined(replaced)]).toEqual([true, false]);
});

it('plays the shipped clip after two failures in a row, so that the screen never stays without a new frame', () => {
  const cursor = new PlaylistCursor();
  cursor.update([clip('a'), clip('b'), clip('c')]);
  cursor.recordFailure(cursor.next());
  cursor.recordFailure(cursor.next());
  expect([cursor.next(), cursor.next().videoId]).toEqual([FALLBACK, 'c']);
});

it('plays the highest priority of what is scheduled, and falls back to lower ones', () => {
  let now = Date.parse('2026-11-23T12:00:00-05:00');
  const cursor = new PlaylistCursor(() => now);
  const lunch = { ...ALWAYS, day_parts: [{ from: '11:00', until: '14:00' }] };
  const usual = [clip('a'), clip('b')];
  const special = { ...clip('lunch'), priority: 5, schedules: [lunch] };
  cursor.update([...usual, special], 'America/New_York');
  expect([cursor.next().videoId, cursor.next().videoId]).toEqual(['lunch', 'lunch']);
  now = Date.parse('2026-11-23T14:00:00-05:00');
  expect([1, 2, 3].map(() => cursor.next().videoId)).toEqual(['a', 'b', 'a']);
  now = Date.parse('2026-11-24T11:00:00-05:00');
  expect(cursor.next().videoId, 'on the next day').toBe('lunch');
  for (let failure = 0; failure < 3; failure++) {
    cursor.recordFailure(special);
    cursor.recordSuccess(usual[0] ?? special);
  }
  expect(cursor.next().videoId, 'while its only clip fails').toBe('a');
});

it('names the entry that a running clip shows, and none once it was removed, replaced, outranked or is over', () => {
  let now = Date.parse('2026-11-23T12:00:00-05:00');
  const cursor = new PlaylistCursor(() => now);
  const sale = { ...clip('sale', 'one'), schedules: [{ ...ALWAYS, valid_until: '2026-11-23T18:00:00Z' }] };
  cursor.update([sale, clip('b')], 'America/New_York');
  expect(cursor.currentEntry(sale)).toBe(sale);
  const renamed = { ...sale, title: 'Last days', url: '/downloaded.mp4' };
  cursor.update([renamed]);
  expect(cursor.currentEntry(sale), 'another title, and the file is downloaded').toBe(renamed);
  cursor.update([{ ...sale, sha256: 'two' }]);
  expect(cursor.currentEntry(sale), 'another file').toBeUndefined();
  cursor.update([sale, { ...clip('special'), priority: 5 }]);
  expect(cursor.currentEntry(sale), 'outranked').toBeUndefined();
  cursor.update([sale]);
  now = Date.parse('2026-11-23T18:00:00Z');
  expect(cursor.currentEntry(sale), 'over').toBeUndefined();
  expect(cursor.currentEntry(FALLBACK)).toBe(FALLBACK);
  cursor.update([clip('b')]);
  expect(cursor.currentEntry(FALLBACK), 'a clip can play again').toBeUndefined();
});

it('plays the shipped clip after two failures, although others are playable', () => {
  const cursor = new PlaylistCursor();
  cursor.update([clip('a'), clip('b'), clip('c')]);
  cursor.recordFailure(cursor.next());
  cursor.recordFailure(cursor.next());
  expect(cursor.currentEntry(cursor.next())).toBe(FALLBACK);
});

it('quarantines a clip that ended the renderer three times, though it never failed before that', () => {
  const open = () => {
    const cursor = new PlaylistCursor();
    cursor.update([clip('a'), clip('deadly')]);
    return cursor;
  };
  let cursor = open();
  for (const failures of [1, 2, 3]) {
    cursor.recordShown(clip('a'));
    cursor.recordSuccess(clip('a'));
    cursor.recordLoading(clip('deadly'));
    cursor = open();
    expect(cursor.crashed).toEqual({
      videoId: 'deadly',
      title: 'deadly',
      failures,
      isQuarantined: failures === 3,
    });
  }
  expect([1, 2].map(() => cursor.next().videoId)).toEqual(['a', 'a']);
  expect(open().crashed).toBeNull();
});

it('counts the crashes of a file that plays from the network first and from the disk later', () => {
  const streamed = clip('deadly', 'hash');
  const downloaded = { ...streamed, url: '/kiosk-media/hash.mp4' };
  const failures = [streamed, downloaded, downloaded].map((deadly) => {
    const cursor = new PlaylistCursor();
    cursor.update([clip('a'), deadly]);
    cursor.recordLoading(deadly);
    return new PlaylistCursor().crashed?.failures;
  });
  expect(failures).toEqual([1, 2, 3]);
  const cursor = new PlaylistCursor();
  cursor.update([clip('a'), downloaded]);
  expect([1, 2].map(() => cursor.next().videoId)).toEqual(['a', 'a']);
});

it('suspects the shown clip when no other one was loading, and none after an orderly end of the page', () => {
  const first = new PlaylistCursor();
  first.recordLoading(clip('a'));
  first.recordLoaded();
  first.recordShown(clip('b'));
  expect(new PlaylistCursor().crashed?.videoId).toBe('b');
  const second = new PlaylistCursor();
  second.recordShown(clip('b'));
  window.dispatchEvent(new Event('pagehide'));
  expect(new PlaylistCursor().crashed).toBeNull();
  const paused = new PlaylistCursor();
  paused.recordShown(clip('b'));
  paused.recordShown(null);
  expect(new PlaylistCursor().crashed).toBeNull();
  const shipped = new PlaylistCursor();
  shipped.recordShown(FALLBACK);
  expect(new PlaylistCursor().crashed).toBeNull();
});
