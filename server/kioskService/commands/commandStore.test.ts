import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedKiosk } from '../../../demo/seed/seedKiosk.ts';
import { openEmptyDatabase } from '../../../tests/backend/seededCluster.ts';
import type { Database, OpenDatabase } from '../../backend/database/database.ts';
import { kioskDevices } from '../../backend/database/schema/kiosk.ts';
import { issueCommands, saveReport } from './commandStore.ts';

const now = new Date('2026-01-01T10:00:00Z');
const deviceId = 'entrance-kiosk';
let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedKiosk(database.db, '/nowhere');
});
afterAll(() => database.close());

/** The database of a server that stops after its first statement. */
function stopping(db: Database): Database {
  let statements = 0;
  return new Proxy(db, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function' || !['execute', 'select', 'update'].includes(String(name)))
        return member;
      return (...args: unknown[]) => {
        statements += 1;
        if (statements > 1) throw new Error('the server has stopped');
        return Reflect.apply(member, target, args);
      };
    },
  });
}

it('settings that a device has applied are stored with its report, wherever the server stops', async () => {
  const { db } = database;
  const settings = { captions: true, downloadRate: 50_000 };
  const issue = { deviceIds: [deviceId], name: 'settings', settings, actor: 'ada@shop.example' } as const;
  const [id = ''] = await issueCommands(db, issue, now);
  const report = { status: 'done', result: '' } as const;
  await saveReport(stopping(db), deviceId, id, report, now).catch(() => undefined);
  expect(await saveReport(db, deviceId, id, report, now)).toBe(true);
  const [device] = await db.select().from(kioskDevices).where(eq(kioskDevices.id, deviceId));
  expect(device?.settings).toMatchObject(settings);
  expect(await saveReport(db, 'kitchen-tv', id, report, now), 'a command of another device').toBe(false);
});
