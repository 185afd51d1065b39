import { createPublicKey, verify } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { addRelease, changeRelease, listReleases, removeRelease } from '../../../contract/desk/releases.ts';
import { releaseText, type SignedRelease } from '../../../contract/release.ts';
import { localizedError } from '../../backend/apiError.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskReleases } from '../../backend/database/schema/fleet.ts';
import { kioskHeartbeats } from '../../backend/database/schema/kiosk.ts';
import type { MessageKey } from '../../backend/messages/message.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { devicesOfTenant } from '../../kioskService/devicesOfTenant.ts';
import { byVersion, includesDevice } from '../../kioskService/updates/releaseFor.ts';
import { type DeskOptions, deskRoute } from '../deskRoute.ts';
import { ownRow } from '../ownRow.ts';

function isSigned(release: SignedRelease, publicKey: string): boolean {
  try {
    const key = createPublicKey(publicKey);
    const signature = Buffer.from(release.signature, 'base64');
    return (
      key.asymmetricKeyType === 'ed25519' && verify(null, Buffer.from(releaseText(release)), key, signature)
    );
  } catch {
    return false;
  }
}

const EVERY_DEVICE = 100;

const invalid = (field: string, message: MessageKey) => localizedError(422, field, message, { field });

/** An absolute URL, a path of the shop, or a file beside latest.json. The hash is signed, so http is as safe as https. */
const isReleaseUrl = (url: string): boolean => /^(https?:\/\/|\/(?!\/)|[\w.-]+$)/.test(url);

/** Counts of devices by version, from their heartbeats. */
async function readVersions(db: Database, deviceIds: readonly string[]) {
  const rows = await db
    .select({ state: kioskHeartbeats.state })
    .from(kioskHeartbeats)
    .where(inArray(kioskHeartbeats.deviceId, [...deviceIds]));
  const count = (read: (state: (typeof rows)[number]['state']) => string | undefined) => {
    const counts = new Map<string, number>();
    for (const { state } of rows) {
      const version = read(state);
      if (version) counts.set(version, (counts.get(version) ?? 0) + 1);
    }
    return counts;
  };
  return {
    running: count(({ app_version }) => app_version),
    // Heartbeats from older versions lack these fields.
    staged: count(({ update_staged }) => update_staged),
    refused: count(({ update_refused }) => update_refused),
  };
}

/** Staged rollout of versions of the kiosk shell (docs/desk.md, Releases). */
export const releaseRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, listReleases, async ({ db, tenant }) => {
    const devices = (await devicesOfTenant(db, tenant)).filter(({ revokedAt }) => revokedAt === null);
    const deviceIds = devices.map(({ id }) => id);
    const { running, staged, refused } = await readVersions(db, deviceIds);
    const rows = await db.select().from(kioskReleases).where(eq(kioskReleases.tenantId, tenant.id));
    return {
      devices: devices.length,
      groups: [...new Set(devices.map(({ group }) => group))].filter(Boolean).sort(),
      versions: [...running].map(([version, count]) => ({ version, devices: count })).sort(byVersion),
      releases: rows.sort(byVersion).map((row) => ({
        id: row.id,
        version: row.version,
        url: row.url,
        size: row.size,
        percent: row.percent,
        groups: row.groups,
        is_paused: row.pausedAt !== null,
        created_at: row.createdAt.toISOString(),
        offered: devices.filter((device) => includesDevice(row, device)).length,
        running: running.get(row.version) ?? 0,
        staged: staged.get(row.version) ?? 0,
        refused: refused.get(row.version) ?? 0,
      })),
    };
  }),

  deskRoute(options, addRelease, async ({ db, tenant, now, record }, { body }) => {
    const { public_key: publicKey, ...release } = body;
    if (!isReleaseUrl(release.url)) throw invalid('url', 'deskReleaseUrl');
    if (!isSigned(release, publicKey)) throw invalid('signature', 'deskReleaseSignature');
    const [row] = await db
      .insert(kioskReleases)
      .values({ tenantId: tenant.id, ...release, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: kioskReleases.id });
    if (!row) throw invalid('version', 'deskReleaseExists');
    record(release.version, { url: release.url, sha256: release.sha256, size: release.size });
    return { id: row.id };
  }),

  deskRoute(options, changeRelease, async ({ db, tenant, now, record }, { params, body }) => {
    const isRelease = ownRow(kioskReleases, params.id, tenant);
    const [row] = await db.select().from(kioskReleases).where(isRelease).for('update');
    if (!row) throw localizedError(404, 'not_found', 'deskNoVersion');
    const { percent = row.percent, is_paused = row.pausedAt !== null } = body;
    const { add_groups: added = [], remove_groups: removed = [] } = body;
    const groups = [...new Set([...row.groups, ...added])].filter((group) => !removed.includes(group));
    const pausedAt = is_paused ? (row.pausedAt ?? now) : null;
    const isForAll = percent === EVERY_DEVICE && !is_paused;
    const offeredToAllAt = isForAll ? (row.offeredToAllAt ?? now) : null;
    await db.update(kioskReleases).set({ percent, groups, pausedAt, offeredToAllAt }).where(isRelease);
    const before = { percent: row.percent, groups: row.groups, is_paused: row.pausedAt !== null };
    record(row.version, { percent, groups, is_paused }, before);
  }),

  deskRoute(options, removeRelease, async ({ db, tenant, record }, { params }) => {
    const isRelease = ownRow(kioskReleases, params.id, tenant);
    const [row] = await db.delete(kioskReleases).where(isRelease).returning();
    if (!row) throw localizedError(404, 'not_found', 'deskNoVersion');
    record(row.version);
  }),
];
