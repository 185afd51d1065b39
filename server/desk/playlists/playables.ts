import type { Schedule } from '../../../contract/desk/schedule.ts';
import { isTarget } from '../../../contract/desk/targets.ts';
import type { Screen } from '../../kioskService/playlist/screens.ts';
import {
  type ClipRow,
  type StoredPlaylist,
  scheduleOf,
} from '../../kioskService/playlist/storedPlaylists.ts';

/** A clip in a playlist for a screen, with everything that limits its schedule. */
export interface PlayableClip {
  /** Id of the playlist. */
  id: number;
  clip: ClipRow;
  priority: number;
  schedules: Schedule[];
}

/** Whether a clip is made for the shape of a screen. */
export const fitsScreen = (clip: ClipRow, { orientation }: Pick<Screen, 'orientation'>): boolean =>
  clip.orientation === 'any' || clip.orientation === orientation;

/** All clips that staff playlists contain for a screen, regardless of their schedule. */
export const playablesOf = (screen: Screen, stored: readonly StoredPlaylist[]): PlayableClip[] =>
  stored
    .filter(({ targets }) => isTarget(targets, screen))
    .flatMap(({ playlist, items }) =>
      items
        .filter(({ clip }) => fitsScreen(clip, screen))
        .map(({ item, clip }) => ({
          id: playlist.id,
          clip,
          priority: playlist.priority,
          schedules: [
            scheduleOf(playlist),
            scheduleOf(item),
            scheduleOf({ ...clip, weekdays: [], dayParts: [] }),
          ],
        })),
    );
