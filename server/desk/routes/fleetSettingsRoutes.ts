import { eq } from 'drizzle-orm';
import {
  changeAlertSettings,
  changeMember,
  getFleetSettings,
  type StoredAlertSettings,
  storedAlertSettings,
} from '../../../contract/desk/alerts.ts';
import { localizedError } from '../../backend/apiError.ts';
import { kioskDevices, kioskMembers } from '../../backend/database/schema/kiosk.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { hashPasscode, isPasscode } from '../../kioskService/devices.ts';
import { memberOf } from '../../kioskService/members.ts';
import { type DeskOptions, deskRoute } from '../deskRoute.ts';
import { readDeskSettings, writeDeskSettings } from '../deskSettings.ts';

const ALERTS = 'alerts';

const taken = () => {
  return localizedError(422, 'member_code', 'deskMemberCode', { field: 'member_code' });
};

const samePasscode = () => {
  return localizedError(422, 'staff_passcode', 'deskSamePasscode', { field: 'staff_passcode' });
};

type Member = Pick<typeof kioskMembers.$inferSelect, 'passcodeHash' | 'staffPasscodeHash'>;

/** The hashes after a change. '' leaves a passcode unchanged. @throws ApiError 422 if both would be equal */
async function hashesAfter(
  { passcodeHash, staffPasscodeHash }: Member,
  { passcode, staff_passcode }: { passcode: string; staff_passcode: string },
): Promise<Member> {
  const isSame =
    (passcode !== '' && passcode === staff_passcode) ||
    (passcode !== '' && staff_passcode === '' && (await isPasscode(passcode, staffPasscodeHash))) ||
    (staff_passcode !== '' && passcode === '' && (await isPasscode(staff_passcode, passcodeHash)));
  if (isSame) throw samePasscode();
  return {
    passcodeHash: passcode === '' ? passcodeHash : await hashPasscode(passcode),
    staffPasscodeHash: staff_passcode === '' ? staffPasscodeHash : await hashPasscode(staff_passcode),
  };
}

/** Alerts, member code and passcodes; for owners only. */
export const fleetSettingsRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, getFleetSettings, async ({ db, tenant }) => {
    const stored = await readDeskSettings(db, tenant.id, ALERTS, storedAlertSettings);
    const { webhook_secret, ...alerts } = stored;
    const member = await memberOf(db, tenant);
    return {
      alerts,
      has_webhook_secret: webhook_secret !== '',
      member_code: member?.code ?? '',
      has_passcode: Boolean(member?.passcodeHash),
      has_staff_passcode: Boolean(member?.staffPasscodeHash),
    };
  }),

  deskRoute(options, changeAlertSettings, async ({ db, tenant, record }, { body }) => {
    const stored = await readDeskSettings(db, tenant.id, ALERTS, storedAlertSettings);
    const { webhook_secret: secret, ...values } = body;
    const written = { ...values, webhook_secret: secret || stored.webhook_secret };
    await writeDeskSettings(db, tenant.id, ALERTS, written);
    // A webhook's URL often contains a secret.
    const valuesOf = ({ webhook_url, webhook_secret: _, ...rest }: StoredAlertSettings) => ({
      ...rest,
      has_webhook: webhook_url !== '',
    });
    record(
      ALERTS,
      { ...valuesOf(written), is_new_secret: secret !== '' },
      { ...valuesOf(stored), is_new_secret: false },
    );
  }),

  deskRoute(options, changeMember, async ({ db, tenant, record }, { body }) => {
    const { member_code: code, passcode, staff_passcode } = body;
    const member = await memberOf(db, tenant);
    const hashes = await hashesAfter(member ?? { passcodeHash: '', staffPasscodeHash: '' }, body);
    if (member?.code === code) {
      await db.update(kioskMembers).set(hashes).where(eq(kioskMembers.code, code));
    } else {
      const row = { code, ...hashes, tenantId: tenant.id };
      const created = await db.insert(kioskMembers).values(row).onConflictDoNothing().returning();
      if (created.length === 0) throw taken();
      if (member) {
        const ofMember = eq(kioskDevices.memberCode, member.code);
        await db.update(kioskDevices).set({ memberCode: code }).where(ofMember);
        await db.delete(kioskMembers).where(eq(kioskMembers.code, member.code));
      }
    }
    record(code, { is_new_passcode: passcode !== '', is_new_staff_passcode: staff_passcode !== '' });
  }),
];
