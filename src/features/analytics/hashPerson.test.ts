import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { TrackedPerson } from '@/lib/tracked';
import { hashPerson } from './hashPerson';

describe('hashes of a person (docs/spec/18 §3)', () => {
  // The first are from Meta's documentation of advanced matching and of the Conversions API, then Google's of enhanced
  // conversions, then the standard's own vector (FIPS 180-4: "abc").
  it.each<[TrackedPerson, string, string]>([
    [
      { email: ' John_Smith@gmail.com ' },
      'em',
      '62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f',
    ],
    [
      { telephone: '+1 (650) 555-1212' },
      'ph',
      'e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176',
    ],
    [{ firstname: 'Mary' }, 'fn', '6915771be1c5aa0c886870b6951b03d7eafc121fea0e80a5ea83beb7c449f4ec'],
    [{ lastname: 'Smith' }, 'ln', '6627835f988e2c5e50533d491163072d3f4f41f5c8b04630150debb3722ca2dd'],
    [{ region: 'CA' }, 'st', '6959097001d10501ac7d54c0bdb8db61420f658f2922cc26e46d536119a31126'],
    [{ country_id: 'US' }, 'country', '79adb2a2fce5c6ba215fe5f27f532d4e7edbac4b6a5e09e1ef3a08084a904621'],
    [{ email: 'test@example.com' }, 'em', '973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b'],
    [{ firstname: 'abc' }, 'fn', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ])('%o', async (person, name, hash) => expect(await hashPerson(person)).toEqual({ [name]: hash }));

  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

  it.each<[TrackedPerson, string, string]>([
    [{ city: 'Menlo Park' }, 'ct', 'menlopark'],
    [{ city: 'St. John’s' }, 'ct', 'stjohns'],
    [{ city: 'Trois-Rivières' }, 'ct', 'troisrivières'],
    [{ postcode: '94025-1234' }, 'zp', '94025'],
    [{ postcode: 'H2X 1Y4' }, 'zp', 'h2x1y4'],
    [{ telephone: '(503) 555-0100' }, 'ph', '5035550100'],
    [{ telephone: '(503) 555-0100 x12' }, 'ph', '5035550100'],
    [{ lastname: ' Société ' }, 'ln', 'société'],
  ])('%o is normalised as the network expects', async (person, name, text) =>
    expect(await hashPerson(person)).toEqual({ [name]: sha256(text) }),
  );

  it('an absent field has no hash, and nothing is hashed outside a secure context', async () => {
    expect(await hashPerson({ email: '', firstname: ' ', lastname: undefined })).toEqual({});
    vi.stubGlobal('crypto', {});
    expect(await hashPerson({ email: 'test@example.com' })).toEqual({});
    vi.unstubAllGlobals();
  });
});
