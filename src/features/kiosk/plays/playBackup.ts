import * as z from 'zod/mini';
import { playedVideo } from '@/api/contract/kiosk';

const PREFIX = 'play:';
const kept = z.omit(playedVideo, { sequence: true });
export type Play = z.output<typeof kept>;

/**
 * A second copy of the plays still to be reported, in another store of the same screen: Chromium resets an IndexedDB it
 * can't open, or one on a full disk (field note: electron #41877). Holds some days' worth; what no longer fits is left out.
 */
export const playBackup = {
  keep(play: Play): void {
    try {
      window.localStorage.setItem(PREFIX + play.play_id, JSON.stringify(play));
    } catch {
      // Full: the first copy has to do.
    }
  },
  drop(plays: readonly Pick<Play, 'play_id'>[]): void {
    for (const { play_id } of plays) window.localStorage.removeItem(PREFIX + play_id);
  },
  all(): Play[] {
    return Object.keys(window.localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => {
        try {
          return [z.parse(kept, JSON.parse(window.localStorage.getItem(key) ?? ''))];
        } catch {
          return [];
        }
      })
      .sort((a, b) => a.started_at.localeCompare(b.started_at));
  },
};
