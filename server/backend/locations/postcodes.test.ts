import { expect, it } from 'vitest';
import { listLocations } from '../../../contract/location.ts';
import { openDemoBackend } from '../../../tests/backend/demoBackend.ts';
import { findPostcode, isPostcode } from './postcodes.ts';

const { request, get } = openDemoBackend();

it.each(['97205', '97205-1234', '10001', 'h2h2c7', 'E1C 4M5', '09012', '96910', '00901', '99950'])(
  'knows %s',
  async (postcode) => expect(await isPostcode(postcode)).toBe(true),
);

it.each(['00000', '99999', '1234', 'Z1A 1A1', ''])('does not know %j', async (postcode) =>
  expect(await isPostcode(postcode)).toBe(false),
);

it('places a postcode by its own centre', async () => {
  expect(await findPostcode('97301')).toMatchObject({ latitude: expect.closeTo(44.9, 0) });
  expect(await findPostcode('99999')).toBeNull();
});

it.each(['/products/hudson-sofa/shipping/abc', '/cart/shipping/abc', '/delivery/abc'])(
  '%s has no estimate',
  async (path) => {
    const { status, body } = await request(path);
    expect([status, body.messages.error[0].code]).toEqual([422, 'postcodeUnknown']);
  },
);

it.each(['/delivery/00000', '/cart/shipping/00000', '/products/hudson-sofa/shipping/00000'])(
  '%s is refused by name',
  async (path) => {
    const response = await request(path);
    expect(response.status).toBe(422);
    expect(response.body.messages.error[0]).toEqual({
      code: 'postcodeUnknown',
      message: 'There is no place with the ZIP or postal code 00000. Please check it.',
    });
  },
);

it('computes the distance of a postcode, and names none where the postcode is unknown', async () => {
  const milesTo = async (zip: string) =>
    Object.fromEntries(
      (await get(listLocations.response, `/locations?zip=${zip}`)).map(({ store_id, distance }) => [
        store_id,
        distance,
      ]),
    );
  // Salem is 44 miles south of Portland, New York 2,400 miles east.
  expect((await milesTo('97205')).salem).toBeCloseTo(44, -1);
  expect((await milesTo('10001')).salem).toBeGreaterThan(2300);
  expect(Object.values(await milesTo('99999')).every((miles) => miles === null)).toBe(true);
});
