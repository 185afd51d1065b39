import { expect, it } from 'vitest';
import { type Clip, FALLBACK, Playlist } from './playlist';

const clip = (videoId: string, sha256 = ''): Clip => ({
  ...FALLBACK,
  videoId,
  title: videoId,
  url: `/${videoId}.mp4`,
  sha256,
  link: '/',
  poster: '',
});

it('goes round in order and plays the shipped clip while there is none', () => {
  const playlist = new Playlist();
  expect(playlist.next()).toBe(FALLBACK);
  playlist.update([clip('a'), clip('b')]);
  expect([1, 2, 3].map(() => playlist.next().videoId)).toEqual(['a', 'b', 'a']);
});

it('goes on behind the clip that played when the list changes', () => {
  const playlist = new Playlist();
  playlist.update([clip('a'), clip('b')]);
  playlist.next();
  playlist.update([clip('x'), clip('a'), clip('c')]);
  expect(playlist.next().videoId).toBe('c');
});

it('leaves a clip out after three failures, until its file changes', () => {
  const playlist = new Playlist();
  const bad = clip('bad', 'one');
  playlist.update([bad]);
  expect([playlist.failed(bad), playlist.failed(bad), playlist.failed(bad)]).toEqual([false, false, true]);
  expect(playlist.next()).toBe(FALLBACK);
  playlist.update([clip('bad', 'two')]);
  expect(playlist.next().videoId).toBe('bad');
});

it('forgives failures once a clip has played', () => {
  const playlist = new Playlist();
  const once = clip('a');
  playlist.update([once]);
  playlist.failed(once);
  playlist.failed(once);
  playlist.worked(once);
  expect(playlist.failed(once)).toBe(false);
});

it('plays a clip that stands in the list twice at both places', () => {
  const playlist = new Playlist();
  playlist.update([clip('a'), clip('b'), clip('a'), clip('c')]);
  expect([1, 2, 3, 4, 5].map(() => playlist.next().videoId)).toEqual(['a', 'b', 'a', 'c', 'a']);
});

it('shows what is valid now, and the shipped clip when nothing is', () => {
  let now = Date.parse('2026-06-01T00:00:00Z');
  const playlist = new Playlist(() => now);
  const summer = { ...clip('summer'), validUntil: Date.parse('2026-09-01T00:00:00Z') };
  const autumn = { ...clip('autumn'), validFrom: Date.parse('2026-09-01T00:00:00Z') };
  playlist.update([summer, autumn]);
  expect(playlist.next().videoId).toBe('summer');
  now = Date.parse('2026-09-01T00:00:00Z');
  expect(playlist.next().videoId).toBe('autumn');
  playlist.update([summer]);
  expect(playlist.next()).toBe(FALLBACK);
});
