import { playedVideo } from '@contract/kiosk';
import * as z from 'zod/mini';
import { deviceStorage } from '@/browser/deviceStorage';

const PREFIX = 'play:';
const storedPlay = z.extend(z.omit(playedVideo, { sequence: true }), {
  /** The service had not sent the time since the start, so the offset is an assumption. */
  is_clock_assumed: z.optional(z.boolean()),
});
export type Play = z.output<typeof storedPlay>;

/**
 * Backup of unreported plays in localStorage, because Chromium deletes an IndexedDB that is corrupt or on a full disk (field note: electron
 * #41877). Its quota is enough for several days of plays; further plays are not backed up.
 */
export const playBackup = {
  put(play: Play): void {
    // The quota is exhausted, so only IndexedDB contains the play.
    deviceStorage.set(PREFIX + play.play_id, JSON.stringify(play));
  },
  delete(plays: readonly Pick<Play, 'play_id'>[]): void {
    for (const { play_id } of plays) deviceStorage.remove(PREFIX + play_id);
  },
  /** The plays ordered by time. Damaged ones are removed, and report receives the reason. */
  all(report: (problem: string) => void): Play[] {
    return deviceStorage
      .keys()
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => {
        try {
          return [z.parse(storedPlay, JSON.parse(deviceStorage.get(key) ?? ''))];
        } catch (error) {
          report(`a play in the backup is damaged: ${String(error)}`);
          deviceStorage.remove(key);
          return [];
        }
      })
      .sort((a, b) => a.started_at.localeCompare(b.started_at));
  },
};
