import { afterEach, expect, it, vi } from 'vitest';
import { type Play, playBackup } from './playBackup';

const play = (name: string, started_at: string): Play => ({
  play_id: name,
  device_id: 'entrance',
  video_id: 'sofa',
  sha256: '',
  started_at,
  ended_at: '2026-01-01T10:00:08.000Z',
  duration_ms: 8_000,
  clock_offset_ms: 0,
});

afterEach(() => window.localStorage.clear());

it('returns its plays oldest first, ignores other entries, and removes and reports damaged ones', () => {
  playBackup.put(play('a', '2026-01-01T10:00:02.000Z'));
  playBackup.put(play('b', '2026-01-01T10:00:01.000Z'));
  window.localStorage.setItem('theme', JSON.stringify(play('c', '2026-01-01T10:00:00.000Z')));
  window.localStorage.setItem('play:truncated', '{"play_id":');
  window.localStorage.setItem('play:foreign', '{"name":"x"}');
  const report = vi.fn();
  expect(playBackup.all(report).map(({ play_id }) => play_id)).toEqual(['b', 'a']);
  expect(report).toHaveBeenCalledTimes(2);
  expect(Object.keys(window.localStorage).sort()).toEqual(['play:a', 'play:b', 'theme']);
});

it('deletes the named plays only', () => {
  for (const name of ['a', 'b']) playBackup.put(play(name, '2026-01-01T10:00:00.000Z'));
  window.localStorage.setItem('theme', 'dark');
  playBackup.delete([{ play_id: 'a' }]);
  expect(playBackup.all(vi.fn()).map(({ play_id }) => play_id)).toEqual(['b']);
  expect(window.localStorage.getItem('theme')).toBe('dark');
});

it('keeps a play until the page is left when the quota is used up', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => playBackup.put(play('a', '2026-01-01T10:00:00.000Z'))).not.toThrow();
  expect(playBackup.all(vi.fn()).map(({ play_id }) => play_id)).toEqual(['a']);
});
