import { randomBytes } from 'node:crypto';
import { asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../backend/database/database.ts';
import { kioskDevices, kioskMembers } from '../backend/database/schema/kiosk.ts';

type Dealer = { id: number; code: string; isDefault: boolean };
type Member = typeof kioskMembers.$inferSelect;

/** The members of a tenant. A member without a tenant belongs to the default one. */
function ofTenant({ id, isDefault }: Pick<Dealer, 'id' | 'isDefault'>): SQL {
  const named = eq(kioskMembers.tenantId, id);
  return (isDefault && or(named, isNull(kioskMembers.tenantId))) || named;
}

/** Matches the devices of a tenant. */
export const isDeviceOf = (tenant: Pick<Dealer, 'id' | 'isDefault'>): SQL => {
  const members = new QueryBuilder().select({ code: kioskMembers.code }).from(kioskMembers);
  return inArray(kioskDevices.memberCode, members.where(ofTenant(tenant)));
};

/** The member for new devices of a tenant: its first one; null if the tenant has none. */
export async function memberOf(db: Database, tenant: Dealer): Promise<Member | null> {
  const [member] = await db
    .select()
    .from(kioskMembers)
    .where(ofTenant(tenant))
    .orderBy(asc(kioskMembers.code))
    .limit(1);
  return member ?? null;
}

/** At most 12 letters and digits, as the desk and screens accept. */
export function newMemberCode(tenantCode: string): string {
  const letters = tenantCode.toUpperCase().replace(/[^A-Z\d]/g, '');
  return `${letters.slice(0, 5) || 'SHOP'}-${randomBytes(3).toString('hex').toUpperCase()}`;
}

/**
 * Returns that member. If the tenant has none, creates one without a passcode: staff register screens by code, and choose a passcode later.
 */
export async function ensureMember(db: Database, tenant: Dealer): Promise<Member> {
  const member = await memberOf(db, tenant);
  if (member) return member;
  const created = {
    code: newMemberCode(tenant.code),
    passcodeHash: '',
    staffPasscodeHash: '',
    tenantId: tenant.id,
  };
  await db.insert(kioskMembers).values(created);
  return created;
}

/** The hash with which a member's screens verify the passcode of the staff menu; '' if none is set. */
export async function staffPasscodeHashOf(db: Database, memberCode: string): Promise<string> {
  const [member] = await db
    .select({ hash: kioskMembers.staffPasscodeHash })
    .from(kioskMembers)
    .where(eq(kioskMembers.code, memberCode));
  return member?.hash ?? '';
}
