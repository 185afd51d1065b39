import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDesk, type TestDesk } from '../../../tests/backend/testDesk.ts';
import { screenMessages } from '../../backend/database/schema/playlist.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());

it('lists a message that is still shown, whatever number of later ones has ended', async () => {
  const now = desk.context.clock().getTime();
  const message = (text: string, endsAt: Date | null) => ({
    tenantId: 1,
    text: { en: text },
    isEmergency: false,
    targets: [{ kind: 'all' as const, value: '' }],
    startsAt: new Date(now - 7_200_000),
    endsAt,
  });
  const ended = Array.from({ length: 200 }, () => message('Lunch break', new Date(now - 3_600_000)));
  await desk.context.db.insert(screenMessages).values([message('Sale', null), ...ended]);
  const viewer = await desk.signedIn('viewer');
  const { messages } = (await viewer.call('GET', '/messages')).body as unknown as {
    messages: { text: object }[];
  };
  expect(messages).toHaveLength(200);
  expect(messages[0]?.text).toMatchObject({ en: 'Sale' });
});
