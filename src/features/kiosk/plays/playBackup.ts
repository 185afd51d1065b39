import { playedVideo } from '@contract/kiosk';
import * as z from 'zod/mini';

const PREFIX = 'play:';
const storedPlay = z.extend(z.omit(playedVideo, { sequence: true }), {
  /** The service had not told the time since the start, so the offset is an assumption. */
  is_clock_assumed: z.optional(z.boolean()),
});
export type Play = z.output<typeof storedPlay>;

/**
 * Backup of the unreported plays in localStorage, because Chromium deletes an IndexedDB that is corrupt or on a full
 * disk (field note: electron #41877). Its quota holds several days of plays; further plays are not backed up.
 */
export const playBackup = {
  put(play: Play): void {
    try {
      window.localStorage.setItem(PREFIX + play.play_id, JSON.stringify(play));
    } catch {
      // The quota is used up; IndexedDB alone holds the play.
    }
  },
  delete(plays: readonly Pick<Play, 'play_id'>[]): void {
    for (const { play_id } of plays) window.localStorage.removeItem(PREFIX + play_id);
  },
  all(): Play[] {
    return Object.keys(window.localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => {
        try {
          return [z.parse(storedPlay, JSON.parse(window.localStorage.getItem(key) ?? ''))];
        } catch {
          return [];
        }
      })
      .sort((a, b) => a.started_at.localeCompare(b.started_at));
  },
};
