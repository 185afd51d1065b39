import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { isTarget } from '../../../contract/desk/targets.ts';
import type { LoopMessage } from '../../../contract/kiosk.ts';
import type { Database } from '../../backend/database/database.ts';
import { screenMessages } from '../../backend/database/schema/playlist.ts';
import type { Screen } from './screens.ts';

/** Matches the messages of a tenant that have not ended at a time. */
export const isOpenMessage = (tenantId: number, at: Date) =>
  and(
    eq(screenMessages.tenantId, tenantId),
    or(isNull(screenMessages.endsAt), gt(screenMessages.endsAt, at)),
  );

/** The messages for a screen that have not ended. */
export async function messagesOf(
  db: Database,
  tenantId: number,
  screen: Screen,
  language: string,
  now: Date,
): Promise<LoopMessage[]> {
  const rows = await db
    .select()
    .from(screenMessages)
    .where(isOpenMessage(tenantId, now))
    .orderBy(asc(screenMessages.id));
  return rows
    .filter(({ targets }) => isTarget(targets, screen))
    .map(({ id, text, isEmergency, startsAt, endsAt }) => ({
      id: String(id),
      text: text[language] || Object.values(text).find(Boolean) || '',
      is_emergency: isEmergency,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt?.toISOString() ?? '',
    }));
}
