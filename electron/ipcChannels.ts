import type { KioskBridge } from '../src/platform/platform';

type Device = KioskBridge['device'];
type Keyboard = KioskBridge['keyboard'];
type Shell = KioskBridge['shell'];
type Visit = KioskBridge['visit'];

/**
 * The calls from the preload script to the main process: each channel with the signature of its KioskBridge method. preload.ts and ipc.ts
 * are both type-checked against this map, and ipc.ts must handle every channel.
 */
export interface IpcChannels {
  'device.current': Device['current'];
  'device.list': Device['list'];
  'device.choose': Device['choose'];
  'device.pair': Device['pair'];
  'device.forget': Device['forget'];
  'media.prepare': KioskBridge['media']['prepare'];
  'media.recheck': KioskBridge['media']['recheck'];
  'keyboard.type': Keyboard['type'];
  'keyboard.press': Keyboard['press'];
  'visit.start': Visit['start'];
  'visit.end': Visit['end'];
  'visit.lower': Visit['lower'];
  'visit.takeRecovered': Visit['takeRecovered'];
  /** Whether a visit covers the loop, for a loop that was reloaded. */
  'visit.isPresent': () => Promise<boolean>;
  'visit.handedOver': Visit['handedOver'];
  'visit.keepEvents': Visit['keepEvents'];
  /** The heartbeat of a visit, which does not report the age of its last frame. */
  'visit.heartbeat': () => Promise<void>;
  'shell.info': Shell['info'];
  'shell.unlock': Shell['unlock'];
  /** The heartbeat of the loop. */
  'shell.heartbeat': Shell['heartbeat'];
  'shell.rotate': Shell['rotate'];
  'shell.nextDisplay': Shell['nextDisplay'];
  'shell.setProxy': Shell['setProxy'];
  'shell.displayPower': Shell['setDisplayPower'];
  'shell.restart': Shell['restart'];
  'shell.exitKiosk': Shell['exitKiosk'];
  'shell.report': Shell['report'];
}
export type IpcChannel = keyof IpcChannels;

/** An event from the main process to the loop: a boolean, true while a visit covers the loop. */
export const COVERED_EVENT = 'covered';

/** An event from the main process to the loop: analytics events of a visit with their destination. */
export const VISIT_EVENTS_EVENT = 'visit-events';

/** Events from the main process to the loop: a changed playlist, and the code by which staff identify the screen. */
export const PLAYLIST_EVENT = 'playlist';
export const IDENTIFY_EVENT = 'identify';

/** An event from the main process to the loop: an open staff menu closes, because its passcode was changed. */
export const LOCKED_EVENT = 'locked';

/** The only event from the main process to a visit: input anywhere in its window, at most once a second. */
export const INPUT_EVENT = 'input';
