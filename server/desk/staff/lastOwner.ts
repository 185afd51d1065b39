import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Role } from '../../../contract/desk/deskCall.ts';
import { localizedError } from '../../backend/apiError.ts';
import type { Database } from '../../backend/database/database.ts';
import { staff } from '../../backend/database/schema/desk.ts';

interface Person {
  id: number;
  tenantId: number;
  role: Role;
}

/**
 * Call before a person stops being an owner. Locks every owner until the transaction ends, so that two simultaneous changes can't leave
 * none.
 * @throws ApiError 422 last_owner if the desk has no other owner
 */
export async function requireOtherOwner(db: Database, person: Person): Promise<void> {
  const isOwner = and(eq(staff.tenantId, person.tenantId), eq(staff.role, 'owner'), isNull(staff.disabledAt));
  const owners = await db
    .select({ id: staff.id })
    .from(staff)
    .where(isOwner)
    .orderBy(asc(staff.id))
    .for('update');
  if (person.role === 'owner' && owners.every(({ id }) => id === person.id))
    throw localizedError(422, 'last_owner', 'deskLastOwner');
}
