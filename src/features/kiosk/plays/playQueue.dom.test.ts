import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Play, playBackup } from './playBackup';
import { PlayQueue } from './playQueue';

const play = (name: string): Play => ({
  play_id: name,
  device_id: 'entrance',
  video_id: 'sofa',
  sha256: '',
  started_at: '2026-01-01T10:00:00.000Z',
  ended_at: '2026-01-01T10:00:08.000Z',
  duration_ms: 8_000,
  clock_offset_ms: 0,
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  window.localStorage.clear();
});

it('returns the oldest plays first with their sequence, also after reopening the database', async () => {
  const queue = new PlayQueue();
  for (const name of ['a', 'b', 'c']) await queue.add(play(name));
  const again = new PlayQueue();
  const oldest = await again.oldest(2);
  expect(oldest.map((play) => [play.play_id, again.placeOf(play)])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

it('continues the sequence after plays were removed', async () => {
  const queue = new PlayQueue();
  await queue.add(play('a'));
  await queue.remove(await queue.oldest(10));
  await queue.add(play('b'));
  expect((await queue.oldest(10)).map((play) => queue.placeOf(play))).toEqual([2]);
});

it('writes with strict durability', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await new PlayQueue().add(play('a'));
  expect(transaction).toHaveBeenCalledWith('waiting', 'readwrite', { durability: 'strict' });
  transaction.mockRestore();
});

it('counts the rejected plays that were set aside', async () => {
  const queue = new PlayQueue();
  await queue.add(play('a'));
  const rejected = await queue.oldest(1);
  for (const one of rejected) await queue.setAside(one);
  await queue.remove(rejected);
  expect(await queue.counts()).toEqual({ waiting: 0, rejected: 1 });
});

it('recreates a corrupt database, reports it and restores the plays from the backup', async () => {
  await new PlayQueue().add(play('before'));
  const report = vi.fn();
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('corrupt', 'UnknownError');
  });
  const queue = new PlayQueue(report);
  await queue.add(play('after'));
  expect((await queue.oldest(10)).map(({ play_id }) => play_id)).toEqual(['before', 'after']);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('play queue rebuilt'));
});

it('backs up a play that did not fit on the disk and adds it later', async () => {
  const queue = new PlayQueue();
  await queue.add(play('a'));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(queue.add(play('b'))).rejects.toThrow();
  put.mockRestore();
  await queue.add(play('c'));
  expect((await queue.oldest(10)).map(({ play_id }) => play_id)).toEqual(['a', 'b', 'c']);
  await queue.remove(await queue.oldest(10));
  expect(playBackup.all(vi.fn())).toEqual([]);
});

it('opens the database once, at the first use', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  const queue = new PlayQueue();
  expect(open).not.toHaveBeenCalled();
  await Promise.all([queue.count(), queue.oldest(1)]);
  expect(open).toHaveBeenCalledExactlyOnceWith('kiosk-plays');
});

it('opens the database again after Chromium closed it', async () => {
  const opened: IDBDatabase[] = [];
  const open = vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    const request = IDBFactory.prototype.open.call(indexedDB, name, version);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  });
  const queue = new PlayQueue();
  await queue.add(play('a'));
  const [first] = opened;
  first?.close();
  await expect(queue.add(play('b')), 'the backup holds the play').rejects.toThrow();
  first?.onclose?.(new Event('close'));
  await queue.add(play('c'));
  expect((await queue.oldest(10)).map(({ play_id }) => play_id)).toEqual(['a', 'b', 'c']);
  expect(open).toHaveBeenCalledTimes(2);
});

it('continues with the plays and numbers of an earlier version', async () => {
  const request = indexedDB.open('kiosk-plays', 2);
  await new Promise<void>((resolve) => {
    request.onupgradeneeded = () => {
      request.result.createObjectStore('waiting', { autoIncrement: true }).add(play('old'));
      request.result.createObjectStore('aside');
    };
    request.onsuccess = () => resolve();
  });
  request.result.close();
  playBackup.put(play('old'));
  const queue = new PlayQueue();
  await queue.add(play('new'));
  const plays = await queue.oldest(10);
  expect(plays.map((one) => [one.play_id, queue.placeOf(one)])).toEqual([
    ['old', 1],
    ['new', 2],
  ]);
});

it('keeps plays that could not be restored in memory and stores them with the next play', async () => {
  playBackup.put(play('a'));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  const report = vi.fn();
  const queue = new PlayQueue(report);
  expect(await queue.counts()).toEqual({ waiting: 1, rejected: 0 });
  expect(report).toHaveBeenCalledWith(expect.stringContaining('plays not restored'));
  await queue.add(play('b'));
  const again = new PlayQueue();
  expect((await again.oldest(10)).map(({ play_id }) => play_id)).toEqual(['a', 'b']);
});

it('removes the named plays only', async () => {
  const queue = new PlayQueue();
  for (const name of ['a', 'b']) await queue.add(play(name));
  await queue.remove(await queue.oldest(1));
  expect((await queue.oldest(10)).map(({ play_id }) => play_id)).toEqual(['b']);
  expect(playBackup.all(vi.fn()).map(({ play_id }) => play_id)).toEqual(['b']);
});

it('corrects the times that were assumed before the service told the time, and only those', async () => {
  const queue = new PlayQueue();
  const day = 86_400_000;
  await queue.add({ ...play('known'), clock_offset_ms: 400 * day });
  await queue.add({ ...play('assumed'), clock_offset_ms: 400 * day, is_clock_assumed: true });
  await queue.add({ ...play('other clock'), clock_offset_ms: 0, is_clock_assumed: true });
  const counted = { fromMs: 0, untilMs: 0, correctionMs: 0 };
  await queue.confirmClock({ correctionMs: day, assumedOffsetMs: 400 * day + 60_000, counted });
  const offsets = (plays: readonly Play[]) =>
    plays
      .map(({ play_id, clock_offset_ms, is_clock_assumed = false }) => [
        play_id,
        clock_offset_ms / day,
        is_clock_assumed,
      ])
      .sort();
  const expected = [
    ['assumed', 401, false],
    ['known', 400, false],
    ['other clock', 0, false],
  ];
  expect(offsets(await queue.oldest(10))).toEqual(expected);
  expect(offsets(playBackup.all(vi.fn())), 'in the backup too').toEqual(expected);
});

it('corrects plays by the monotonic clock when NTP set the machine’s clock before the service told the time', async () => {
  const queue = new PlayQueue();
  const day = 86_400_000;
  const machine = Date.parse('2020-01-01T00:05:00.000Z');
  const [lastKnown, now] = [Date.parse('2026-05-01T10:00:00.000Z'), Date.parse('2026-05-03T12:00:00.000Z')];
  // Five minutes after a start without network, by a clock that was reset.
  await queue.add({
    ...play('before NTP'),
    ended_at: new Date(machine).toISOString(),
    clock_offset_ms: lastKnown + 300_000 - machine,
    is_clock_assumed: true,
  });
  await queue.add({
    ...play('after NTP'),
    ended_at: new Date(now).toISOString(),
    clock_offset_ms: 0,
    is_clock_assumed: true,
  });
  const counted = { fromMs: lastKnown, untilMs: lastKnown + 600_000, correctionMs: 2 * day + 6_600_000 };
  await queue.confirmClock({ correctionMs: 0, assumedOffsetMs: 0, counted });
  const times = (await queue.oldest(10)).map(({ play_id, ended_at, clock_offset_ms }) => [
    play_id,
    new Date(Date.parse(ended_at) + clock_offset_ms).toISOString(),
  ]);
  expect(times).toEqual([
    ['before NTP', '2026-05-03T11:55:00.000Z'],
    ['after NTP', '2026-05-03T12:00:00.000Z'],
  ]);
});
