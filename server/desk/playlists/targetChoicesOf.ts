import type { TargetChoices } from '../../../contract/desk/targets.ts';
import type { Database } from '../../backend/database/database.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { screensOf } from '../../kioskService/playlist/screens.ts';
import { showroomsOf } from '../tenantDevices.ts';

const sorted = (names: Iterable<string>) => [...new Set(names)].filter(Boolean).sort();

/** Locations, groups, tags and screens of a dealer. */
export async function targetChoicesOf(db: Database, tenant: Tenant): Promise<TargetChoices> {
  const screens = await screensOf(db, tenant);
  return {
    locations: await showroomsOf(db, tenant),
    groups: sorted(screens.map(({ group }) => group)),
    tags: sorted(screens.flatMap(({ tags }) => tags)),
    devices: screens.map(({ id, name, location, group, tags, orientation }) => ({
      id,
      name,
      location,
      group,
      tags: [...tags],
      orientation,
    })),
  };
}
