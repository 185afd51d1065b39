import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { storedAlertSettings } from '../../../contract/desk/alerts.ts';
import { type Heartbeat, heartbeat } from '../../../contract/kiosk.ts';
import { isPublicAddress } from '../../network/publicAddress.ts';
import { compareVersions, problemsOf } from './problems.ts';

const now = new Date('2030-01-01T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const settings = z.parse(storedAlertSettings, {});
const report = (values: Partial<Heartbeat> = {}) => ({
  ...z.parse(heartbeat, { last_frame_age_ms: 30, disk_free_bytes: 9e9, app_version: '1.4.0' }),
  ...values,
});
const problems = (
  device: { receivedAt?: Date | null; revokedAt?: Date; otherSeenAt?: Date; report?: Heartbeat },
  wanted = '',
) =>
  Object.entries(
    problemsOf(
      { receivedAt: ago(1), revokedAt: null, otherSeenAt: null, report: report(), ...device },
      { settings, wantedVersion: wanted, now, watchedSince: new Date(0) },
    ),
  )
    .filter(([, isWrong]) => isWrong)
    .map(([kind]) => kind);

it('names what is wrong with a device', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ receivedAt: ago(9.9) })).toEqual([]);
  expect(problems({ receivedAt: ago(10) })).toEqual(['offline']);
  expect(problems({ report: report({ last_frame_age_ms: 59_999 }) })).toEqual([]);
  expect(problems({ report: report({ last_frame_age_ms: 60_000 }) })).toEqual(['no_frame']);
  expect(problems({ report: report({ last_frame_age_ms: null }) }), 'a visit').toEqual([]);
  expect(problems({ report: report({ disk_free_bytes: 499_000_000 }) })).toEqual(['disk']);
  expect(problems({ report: report({ disk_free_bytes: null }) }), 'unknown').toEqual([]);
  expect(problems({}, '1.10.0')).toEqual(['outdated']);
  expect(problems({}, '1.4')).toEqual([]);
  expect(problems({ otherSeenAt: ago(1) })).toEqual(['duplicate']);
  expect(problems({ otherSeenAt: ago(6) })).toEqual([]);
});

it('says nothing of a device that was never set up or is revoked, and nothing new of one that is silent', () => {
  expect(problems({ receivedAt: null })).toEqual([]);
  expect(problems({ receivedAt: ago(60), revokedAt: ago(5) })).toEqual([]);
  const silent = { receivedAt: ago(5), revokedAt: null, otherSeenAt: null, report: report() };
  expect(problemsOf(silent, { settings, wantedVersion: '9.9', now, watchedSince: new Date(0) })).toEqual({
    offline: false,
    duplicate: false,
  });
});

it('compares versions by their numbers', () => {
  const versions = ['2.0.0', '1.10.0', '1.9.9', '1.9.9-beta', '1.9'];
  expect(versions.toSorted(compareVersions)).toEqual(['1.9', '1.9.9', '1.9.9-beta', '1.10.0', '2.0.0']);
});

it.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['100.64.0.1', false],
  ['::1', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['not an address', false],
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
])('%s is an address of the public internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
