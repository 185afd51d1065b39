import { and, asc, desc, eq, sql } from 'drizzle-orm';
import {
  endMessage,
  listMessages,
  type ScreenMessage,
  sendMessage,
} from '../../../contract/desk/messages.ts';
import { isTarget } from '../../../contract/desk/targets.ts';
import { localizedError } from '../../backend/apiError.ts';
import { screenMessages } from '../../backend/database/schema/playlist.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { isOpenMessage } from '../../kioskService/playlist/screenMessages.ts';
import { type Screen, screensOf } from '../../kioskService/playlist/screens.ts';
import { type DeskOptions, deskRoute, screenRoute } from '../deskRoute.ts';
import { targetChoicesOf } from '../playlists/targetChoicesOf.ts';

const LISTED_MS = 30 * 86_400_000;

const toMessage = (row: typeof screenMessages.$inferSelect, screens: readonly Screen[]): ScreenMessage => ({
  id: row.id,
  text: { en: row.text.en ?? '', fr: row.text.fr ?? '' },
  is_emergency: row.isEmergency,
  targets: row.targets,
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt?.toISOString() ?? null,
  screens: screens.filter((screen) => isTarget(row.targets, screen)).length,
});

export const messageRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, listMessages, async ({ db, tenant, now }) => {
    const since = new Date(now.getTime() - LISTED_MS);
    const rows = await db
      .select()
      .from(screenMessages)
      .where(isOpenMessage(tenant.id, since))
      // Those that can still be ended come first, however old they are.
      .orderBy(
        asc(sql`coalesce(${screenMessages.endsAt} <= ${now.toISOString()}::timestamptz, false)`),
        desc(screenMessages.id),
      )
      .limit(200);
    const screens = await screensOf(db, tenant);
    return {
      messages: rows.map((row) => toMessage(row, screens)),
      choices: await targetChoicesOf(db, tenant),
      now: now.toISOString(),
    };
  }),

  screenRoute(options, sendMessage, async ({ db, tenant, now, record }, { body }) => {
    const { text, is_emergency: isEmergency, targets, starts_at, ends_at } = body;
    if (!text.en && !text.fr) throw localizedError(400, 'missing', 'deskMessageMissing', { field: 'text' });
    const endsAt = ends_at ? new Date(ends_at) : null;
    if (endsAt && endsAt <= now) throw localizedError(400, 'past', 'deskMessagePast', { field: 'ends_at' });
    const startsAt = starts_at && new Date(starts_at) > now ? new Date(starts_at) : now;
    if (endsAt && endsAt <= startsAt)
      throw localizedError(400, 'before_start', 'deskMessageOrder', { field: 'ends_at' });
    const [row] = await db
      .insert(screenMessages)
      .values({ tenantId: tenant.id, text, isEmergency, targets, startsAt, endsAt })
      .returning();
    if (!row) throw new Error('The message was not stored.');
    record(text.en || text.fr, {
      is_emergency: isEmergency,
      targets,
      starts_at: startsAt.toISOString(),
      ends_at,
    });
    return toMessage(row, await screensOf(db, tenant));
  }),

  screenRoute(options, endMessage, async ({ db, tenant, now, record }, { params }) => {
    const [row] = await db
      .update(screenMessages)
      .set({ endsAt: now })
      .where(and(eq(screenMessages.id, Number(params.id)), isOpenMessage(tenant.id, now)))
      .returning();
    if (!row) throw localizedError(404, 'not_found', 'deskMessageEnded');
    record(row.text.en || row.text.fr || '');
  }),
];
