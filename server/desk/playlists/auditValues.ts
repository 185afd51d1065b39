import { inArray } from 'drizzle-orm';
import type { PlaylistContents } from '../../../contract/desk/playlists.ts';
import type { Database } from '../../backend/database/database.ts';
import { kioskVideos } from '../../backend/database/schema/kiosk.ts';

/** A playlist as recorded in the audit log: its clips by title, in order. */
export async function auditValues(
  db: Database,
  contents: PlaylistContents,
): Promise<Record<string, unknown>> {
  const { name, priority, ticker, fit, items, targets, valid_from, valid_until, weekdays, day_parts } =
    contents;
  const ids = items.map(({ clip_id }) => clip_id);
  const { id, title } = kioskVideos;
  const clips = await db.select({ id, title }).from(kioskVideos).where(inArray(id, ids));
  const titles = new Map(clips.map((clip) => [clip.id, clip.title.en ?? clip.id]));
  return {
    name,
    priority,
    fit,
    targets,
    valid_from,
    valid_until,
    weekdays,
    day_parts,
    ticker_en: ticker.en,
    ticker_fr: ticker.fr,
    items: items.map(
      ({ clip_id, seconds }) =>
        `${titles.get(clip_id) ?? clip_id}${seconds === null ? '' : ` (${seconds} s)`}`,
    ),
  };
}
