import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LONGEST_IDLE_MS, MOST_CLIPS } from '../contract/kiosk';
import { findUnbounded } from '../tests/unboundedFields.ts';
import { ipcArguments } from './ipcArguments';

const channels = Object.entries(ipcArguments);

describe.each(channels)('%s', (channel, schema) => {
  it('bounds every text, number and list', () => {
    expect(findUnbounded(schema, channel)).toEqual([]);
  });

  it('refuses further arguments', () => {
    expect(z.safeParse(schema, Array(10).fill('x')).success).toBe(false);
  });
});

const clip = { videoId: 'a', url: '/media/a.mp4', sha256: '', size: 1 };
const visit = { path: '/', idleMs: 60_000, location: null };
it.each([
  ['media.prepare', [Array(MOST_CLIPS).fill(clip)], true],
  ['media.prepare', [Array(MOST_CLIPS + 1).fill(clip)], false],
  ['media.prepare', [[{ ...clip, size: Number.MAX_VALUE }]], false],
  ['media.prepare', [[{ ...clip, url: 'x'.repeat(2001) }]], false],
  ['visit.start', [{ ...visit, idleMs: LONGEST_IDLE_MS }], true],
  ['visit.start', [{ ...visit, idleMs: LONGEST_IDLE_MS + 1 }], false],
  ['visit.start', [{ ...visit, path: '/\t/evil.example' }], false],
  ['visit.start', [{ ...visit, path: '//evil.example' }], false],
  ['visit.keepEvents', ['desk', Array(50).fill({ name: 'x' })], true],
  ['visit.keepEvents', ['desk', Array(51).fill({ name: 'x' })], false],
  ['visit.keepEvents', ['log', Array(50).fill({ name: 'x'.repeat(19_000) })], false],
  ['shell.heartbeat', [null, null], true],
  ['shell.heartbeat', [0, Number.POSITIVE_INFINITY], false],
] as const)('%s: case %# is accepted or refused as expected', (channel, args, isAccepted) => {
  expect(z.safeParse(ipcArguments[channel] as z.ZodMiniType, args).success).toBe(isAccepted);
});
