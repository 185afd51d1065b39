import { and, asc, eq, gt } from 'drizzle-orm';
import { type PushContents, pushKinds } from '../../../contract/push.ts';
import type { BackendContext } from '../backendContext.ts';
import { pushMessages, pushSubscriptions, pushWatches } from '../database/schema/push.ts';
import { message } from '../messages/message.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { readSubjects, type Subject } from './subjects.ts';

const BATCH = 200;

type Watch = typeof pushWatches.$inferSelect;
type Subscription = typeof pushSubscriptions.$inferSelect;

/** Stores the new value and queues its message in one transaction, only once even if several processes see the change. */
async function note(
  { db, clock }: BackendContext,
  tenant: Tenant,
  { watch, subscription }: { watch: Watch; subscription: Subscription },
  { value, newsSince, endsWithNews }: Subject,
): Promise<void> {
  const news = newsSince(watch.seen);
  if (!news) return;
  const { language, origin, endpoint } = subscription;
  const isWatch = and(
    eq(pushWatches.subscriptionId, watch.subscriptionId),
    eq(pushWatches.kind, watch.kind),
    eq(pushWatches.subjectId, watch.subjectId),
    eq(pushWatches.seen, watch.seen),
  );
  const contents: PushContents = {
    title: news.title,
    body: news.body,
    url: `${origin}${language === tenant.language ? '' : `/${language}`}${news.path}`,
    icon: news.icon,
    endpoint,
    kind: watch.kind,
    subject: String(watch.subjectId),
    stop_label: message(language, 'pushStop'),
    sent_at: clock().getTime(),
  };
  await db.transaction(async (inside) => {
    const changed = endsWithNews
      ? await inside.delete(pushWatches).where(isWatch).returning()
      : await inside.update(pushWatches).set({ seen: value }).where(isWatch).returning();
    if (changed.length === 0) return;
    const now = clock();
    const { subscriptionId, kind } = watch;
    await inside
      .insert(pushMessages)
      .values({ subscriptionId, kind, contents, writtenAt: now, nextAttemptAt: now });
  });
}

/** Compares everything that is watched with the values that shoppers know, and queues a message for each change. */
export async function noteChanges(backend: BackendContext): Promise<void> {
  const { tenants } = await backend.catalog.current();
  for (const tenant of tenants)
    for (const kind of pushKinds) {
      let after = 0;
      while (after >= 0) {
        const rows = await backend.db
          .select({ watch: pushWatches, subscription: pushSubscriptions })
          .from(pushWatches)
          .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushWatches.subscriptionId))
          .where(
            and(
              eq(pushSubscriptions.tenantId, tenant.id),
              eq(pushWatches.kind, kind),
              gt(pushWatches.subscriptionId, after),
            ),
          )
          .orderBy(asc(pushWatches.subscriptionId))
          .limit(BATCH);
        for (const language of new Set(rows.map(({ subscription }) => subscription.language))) {
          const own = rows.filter(({ subscription }) => subscription.language === language);
          const ids = [...new Set(own.map(({ watch }) => watch.subjectId))];
          const subjects = await readSubjects(backend, { tenant, language }, kind, ids);
          for (const row of own) {
            const subject = subjects.get(row.watch.subjectId);
            if (subject) await note(backend, tenant, row, subject);
          }
        }
        after = rows.length < BATCH ? -1 : (rows.at(-1)?.watch.subscriptionId ?? 0) - 1;
      }
    }
}
