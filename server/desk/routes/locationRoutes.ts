import { and, asc, eq } from 'drizzle-orm';
import { changeLocation, listDeskLocations } from '../../../contract/desk/locations.ts';
import { localizedError } from '../../backend/apiError.ts';
import { bumpRevision } from '../../backend/catalog/revision.ts';
import { locations } from '../../backend/database/schema/location.ts';
import { isShowroomOf } from '../../backend/locations/locations.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { type DeskOptions, deskRoute, screenRoute } from '../deskRoute.ts';

/** Showrooms and their time zones. */
export const locationRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, listDeskLocations, async ({ db, tenant }) => ({
    locations: await db
      .select({
        id: locations.id,
        name: locations.name,
        city: locations.city,
        time_zone: locations.timeZone,
      })
      .from(locations)
      .where(isShowroomOf(tenant.id))
      .orderBy(asc(locations.name)),
  })),

  screenRoute(options, changeLocation, async ({ db, tenant, record }, { params, body }) => {
    const isShop = and(eq(locations.id, params.id), isShowroomOf(tenant.id));
    const [location] = await db.select().from(locations).where(isShop).for('update');
    if (!location) throw localizedError(404, 'not_found', 'deskNoLocation');
    await db.update(locations).set({ timeZone: body.time_zone }).where(isShop);
    // Pages show the opening hours in the location's time zone.
    await bumpRevision(db);
    record(location.name, body, { time_zone: location.timeZone });
  }),
];
